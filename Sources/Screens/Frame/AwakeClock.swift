import Games

/// A clock that stands still while the device sleeps.
///
/// The page's clock may go on then, and no event tells of the sleep before time has been counted. But
/// while the time of a game runs, the app reads the clock at least once a second (`AppTimer.tick`):
/// where two readings lie further apart than any slow page explains, nobody was playing in between.
struct AwakeClock {
  /// The longest time between two readings that counts.
  static let longestGap = Milliseconds(10_000)

  /// Before the first reading there is no gap.
  private var lastReading = Int64.max
  private var asleep: Int64 = 0

  /// The moment by this clock, at a reading of the page's clock; readings come in their order.
  mutating func moment(at reading: Milliseconds) -> Milliseconds {
    let gap = reading.count &- lastReading
    if gap > Self.longestGap.count { asleep &+= gap }
    lastReading = reading.count
    return Milliseconds(reading.count &- asleep)
  }
}
