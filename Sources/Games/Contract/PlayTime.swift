/// A point in the play of one game: how long it had been in front of its player. It is the only time
/// that rules know; no sleep and no changed clock moves it.
public struct PlayTime: TimePoint {
  /// How long the game had been played.
  public let sinceBeginning: Milliseconds

  /// The point after so much play.
  public init(sinceBeginning: Milliseconds) { self.sinceBeginning = sinceBeginning }
}
