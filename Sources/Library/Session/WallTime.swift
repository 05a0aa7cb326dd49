import Games

/// A reading of the calendar and the clock on the wall, as the device has them. They can be set, so a later
/// reading may be an earlier time: it orders and dates games, and no rule depends on it.
public struct WallTime: TimePoint {
  /// How long after the beginning of 1970, in UTC.
  public let sinceBeginning: Milliseconds

  /// So long after the beginning of 1970, in UTC.
  public init(sinceBeginning: Milliseconds) { self.sinceBeginning = sinceBeginning }
}
