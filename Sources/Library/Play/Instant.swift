import Games

/// A reading of a monotonic clock with an arbitrary origin. Only the difference of two readings is meaningful.
public struct Instant: TimePoint {
  /// How long the clock had run.
  public let sinceBeginning: Milliseconds

  /// The reading after the clock had run this long.
  public init(sinceBeginning: Milliseconds) { self.sinceBeginning = sinceBeginning }
}
