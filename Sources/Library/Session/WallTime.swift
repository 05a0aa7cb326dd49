import Games

/// A reading of the device's calendar clock. The clock can be set, so a later reading may be an earlier time.
/// It orders and dates games, and no rule depends on it.
public struct WallTime: TimePoint {
  /// The time since the beginning of 1970, in UTC.
  public let sinceBeginning: Milliseconds

  /// The point at this distance from the beginning of 1970, in UTC.
  public init(sinceBeginning: Milliseconds) { self.sinceBeginning = sinceBeginning }
}
