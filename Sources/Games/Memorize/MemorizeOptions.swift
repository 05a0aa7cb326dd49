import ByteStrings

/// What the player chose before a game of Memorize. The theme is not an option, because games are dealt from
/// it.
public struct MemorizeOptions: Hashable, Sendable, TextCodable {
  /// Whether quick choices earn more: points are multiplied by what is left of ten seconds since the previous
  /// card, at least by one.
  public let isQuick: Bool

  /// Whether two players take turns. A match gives another turn.
  public let hasTwoPlayers: Bool

  /// The requested number of pairs; nil for the theme's own number. A theme with fewer emoji deals as many as
  /// it has, so the board can have fewer pairs.
  public let pairs: Int?

  /// The sizes on offer. Each fills even rows, on a page of any shape.
  public static let sizes = [6, 10, 15, 24]

  /// One player, plain scoring, and the theme's own number of pairs.
  public static var standard: MemorizeOptions { MemorizeOptions() }

  /// The options of a first game: a small board.
  public static var first: MemorizeOptions { MemorizeOptions(pairs: sizes[0]) }

  /// Options with these values.
  public init(isQuick: Bool = false, hasTwoPlayers: Bool = false, pairs: Int? = nil) {
    self.isQuick = isQuick
    self.hasTwoPlayers = hasTwoPlayers
    self.pairs = pairs
  }

  /// Writes `scoring=plain players=1`; or `quick`, or 2; and ` pairs=10` if a number is requested.
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
    // Records of earlier versions lack this field, and in a link the board follows.
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
