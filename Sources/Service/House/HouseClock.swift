import Games
import Library

/// The two clocks of a house.
struct HouseClock: Sendable {
  /// Tells the time of the calendar.
  let wall: @Sendable () -> WallTime
  /// Tells a time that is never set.
  let steady: @Sendable () -> Instant

  /// Those of this machine.
  static let system = HouseClock {
    WallTime(Timestamp.now.milliseconds)
  } steady: {
    Instant(beginning.duration(to: .now).milliseconds)
  }

  private static let beginning = ContinuousClock.now
}

extension Duration {
  fileprivate var milliseconds: Int64 {
    components.seconds * 1_000 + components.attoseconds / 1_000_000_000_000_000
  }
}
