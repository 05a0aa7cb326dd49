/// A point in the play of one game: how long the game had been in front of its player. It is the only time that
/// the rules use. A sleeping device or a changed clock does not affect it.
public struct PlayTime: TimePoint {
  /// How long the game had been played.
  public let sinceBeginning: Milliseconds

  /// The point after a duration of play.
  public init(sinceBeginning: Milliseconds) { self.sinceBeginning = sinceBeginning }
}
