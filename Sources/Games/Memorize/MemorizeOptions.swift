import ByteStrings

/// What the player chose before a Memorize. The theme is not among it: that is what a game is dealt
/// from.
public struct MemorizeOptions: Hashable, Sendable, TextCodable {
  /// Whether quick choices earn more: points are multiplied by what is left of ten seconds since the
  /// card before, and at least by one.
  public let isQuick: Bool

  /// Whether two play, who take turns. A match gives another turn.
  public let hasTwoPlayers: Bool

  /// How many pairs are asked for; nil for as many as the theme says. A theme with fewer emoji deals as
  /// many as it has, so the board can have fewer.
  public let pairs: Int?

  /// The sizes that are offered: each fills even rows, on a page of any shape.
  public static let sizes = [6, 10, 15, 24]

  /// One player, points as they are, and as many pairs as the theme says.
  public static var standard: MemorizeOptions { MemorizeOptions() }

  /// What a first game is like: a small board.
  public static var first: MemorizeOptions { MemorizeOptions(pairs: sizes[0]) }

  /// Options as given.
  public init(isQuick: Bool = false, hasTwoPlayers: Bool = false, pairs: Int? = nil) {
    self.isQuick = isQuick
    self.hasTwoPlayers = hasTwoPlayers
    self.pairs = pairs
  }

  /// Writes `scoring=plain players=1`; or `quick`, or 2; and ` pairs=10` where a number is asked for.
  public func write(to text: inout TextWriter) {
    text.write(isQuick ? "scoring=quick" : "scoring=plain")
    text.write(hasTwoPlayers ? " players=2" : " players=1")
    guard let pairs else { return }
    text.write(" pairs=")
    text.write(pairs)
  }

  /// Reads what `write` wrote.
  public init(from text: inout TextReader) throws(TextError) {
    let scoring = try text.value(of: "scoring")
    isQuick = equal(scoring, "quick")
    guard isQuick || equal(scoring, "plain") else { throw .unexpected }
    let players = try text.value(of: "players")
    hasTwoPlayers = equal(players, "2")
    guard hasTwoPlayers || equal(players, "1") else { throw .unexpected }
    // Records of earlier versions have no such field, and in a link the board follows.
    var rest = text
    guard let field = try? rest.value(of: "pairs") else {
      pairs = nil
      return
    }
    let number = try decimal(field)
    guard number >= 1, number <= MemorizePuzzle.pairLimit else { throw .outOfRange }
    pairs = Int(number)
    text = rest
  }
}
