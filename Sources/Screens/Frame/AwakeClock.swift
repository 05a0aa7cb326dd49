import Games
import Library

/// A clock that pauses while the device sleeps.
///
/// The page's clock may continue during sleep, and no event reports the sleep before its time would be counted. But
/// while the time of a game runs, the app reads the clock at least once a second (`AppTimer.tick`): if two readings
/// are further apart than even a slow page explains, nobody was playing in between.
struct AwakeClock {
  /// The longest interval between two readings that counts as play.
  static let longestGap = Milliseconds(10_000)

  /// Before the first reading there is no gap.
  private var lastReading = Instant(.max)
  private var asleep = Milliseconds.zero

  /// The time on this clock at a reading of the page's clock; readings arrive in order.
  mutating func moment(at reading: Instant) -> Instant {
    let gap = reading - lastReading
    if gap > Self.longestGap { asleep = asleep + gap }
    lastReading = reading
    return reading - asleep
  }
}
