import ByteStrings

/// What the player chose before a Memorize. The theme is not among it: that is what a game is dealt
/// from.
public struct MemorizeOptions: Hashable, Sendable, TextCodable {
  /// Whether quick choices earn more: points are multiplied by what is left of ten seconds since the
  /// card before, and at least by one.
  public let isQuick: Bool

  /// Whether two play, who take turns. A match gives another turn.
  public let hasTwoPlayers: Bool

  /// One player, and points as they are.
  public static var standard: MemorizeOptions { MemorizeOptions() }

  /// Options as given.
  public init(isQuick: Bool = false, hasTwoPlayers: Bool = false) {
    self.isQuick = isQuick
    self.hasTwoPlayers = hasTwoPlayers
  }

  /// Writes `scoring=plain players=1`; or `quick`, or 2.
  public func write(to text: inout TextWriter) {
    text.write(isQuick ? "scoring=quick" : "scoring=plain")
    text.write(hasTwoPlayers ? " players=2" : " players=1")
  }

  /// Reads what `write` wrote.
  public init(from text: inout TextReader) throws(TextError) {
    let scoring = try text.value(of: "scoring")
    isQuick = equal(scoring, "quick")
    guard isQuick || equal(scoring, "plain") else { throw .unexpected }
    let players = try text.value(of: "players")
    hasTwoPlayers = equal(players, "2")
    guard hasTwoPlayers || equal(players, "1") else { throw .unexpected }
  }
}
