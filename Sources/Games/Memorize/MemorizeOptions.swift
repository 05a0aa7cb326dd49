/// What the player chose before a Memorize. The theme is not among it: that is what a game is dealt
/// from.
public struct MemorizeOptions: Hashable, Sendable, TextCodable {
  /// How points are counted.
  public enum Scoring: UInt8, CaseIterable, Sendable {
    /// Two for a match, and one off for each card of a mismatch that had been seen before.
    case plain
    /// As plain, times what is left of ten seconds since the card before, and at least once.
    case quick

    var keyword: StaticString {
      switch self {
      case .plain: "plain"
      case .quick: "quick"
      }
    }
  }

  /// How many can play on one board.
  public static let playerCounts = 1...2

  /// How points are counted.
  public let scoring: Scoring

  /// How many play: two take turns, and a match gives another turn.
  public let players: Int

  /// How many pairs are asked for; nothing means as many as the theme says. A theme with fewer emoji
  /// deals as many as it has.
  public let pairs: Int?

  /// One player, plain points, as many pairs as the theme says.
  public static let standard = MemorizeOptions(scoring: .plain, checkedPlayers: 1, pairs: nil)

  private init(scoring: Scoring, checkedPlayers players: Int, pairs: Int?) {
    self.scoring = scoring
    self.players = players
    self.pairs = pairs
  }

  /// Options as given, or nothing where the number of players or of pairs is outside what is allowed.
  public init?(scoring: Scoring, players: Int = 1, pairs: Int? = nil) {
    guard Self.playerCounts.contains(players) else { return nil }
    if let pairs, !MemorizePuzzle.pairCounts.contains(pairs) { return nil }
    self.init(scoring: scoring, checkedPlayers: players, pairs: pairs)
  }

  /// Writes `scoring=plain players=1 pairs=theme`.
  public func write(to text: inout TextWriter) {
    text.write("scoring=")
    text.write(scoring.keyword)
    text.write(" players=")
    text.write(Int64(players))
    text.write(" pairs=")
    if let pairs { text.write(Int64(pairs)) } else { text.write("theme") }
  }

  /// Reads what `write` wrote.
  public init(from text: inout TextReader) throws(TextFault) {
    let keyword = try text.value(of: "scoring")
    guard let scoring = Scoring.allCases.first(where: { equal(keyword, $0.keyword) }) else {
      throw .unexpected
    }
    let players = try decimal(try text.value(of: "players"))
    let field = try text.value(of: "pairs")
    let pairs: Int64? = equal(field, "theme") ? nil : try decimal(field)
    guard
      players <= 99, pairs ?? 0 <= 99,
      let options = MemorizeOptions(
        scoring: scoring, players: Int(players), pairs: pairs.map { Int($0) })
    else { throw .outOfRange }
    self = options
  }
}
