import Games

/// A reading of the clock that never goes back. It begins anywhere, so a reading says something only by
/// its distance from another one.
public struct Instant: TimePoint {
  /// How long the clock had run.
  public let sinceBeginning: Milliseconds

  /// The reading after the clock had run for so long.
  public init(sinceBeginning: Milliseconds) { self.sinceBeginning = sinceBeginning }
}
