import Games
import Library

/// A clock that stands still while the device sleeps.
///
/// The page's clock may go on then, and no event tells of the sleep before time has been counted. But
/// while the time of a game runs, the app reads the clock at least once a second (`AppTimer.tick`):
/// where two readings lie further apart than any slow page explains, nobody was playing in between.
struct AwakeClock {
  /// The longest time between two readings that counts.
  static let longestGap = Milliseconds(10_000)

  /// Before the first reading there is no gap.
  private var lastReading = Instant(.max)
  private var asleep = Milliseconds.zero

  /// The moment by this clock, at a reading of the page's clock; readings come in their order.
  mutating func moment(at reading: Instant) -> Instant {
    let gap = reading - lastReading
    if gap > Self.longestGap { asleep = asleep + gap }
    lastReading = reading
    return reading - asleep
  }
}
