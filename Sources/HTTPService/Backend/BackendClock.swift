import Games
import Library

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The two clocks of a server.
struct BackendClock: Sendable {
  /// Returns the time of the calendar.
  let wall: @Sendable () -> WallTime
  /// Returns a steady time, which nobody can set.
  let steady: @Sendable () -> Instant
  /// Returns the next time after a moment when most players sleep.
  var quietHour: @Sendable (WallTime) -> WallTime = { QuietHour.next(after: $0) }

  /// The clocks of this machine.
  static let system = BackendClock {
    WallTime(Timestamp.now.milliseconds)
  } steady: {
    Instant(beginning.duration(to: .now).milliseconds)
  }

  private static let beginning = ContinuousClock.now
}

/// Three o'clock in the morning in the machine's time zone.
enum QuietHour {
  /// The first quiet hour after a moment.
  static func next(after moment: WallTime) -> WallTime {
    var time = time_t(moment.count / 1_000)
    var parts = tm()
    localtime_r(&time, &parts)
    if parts.tm_hour >= 3 { parts.tm_mday += 1 }
    (parts.tm_hour, parts.tm_min, parts.tm_sec, parts.tm_isdst) = (3, 0, 0, -1)
    return WallTime(Int64(mktime(&parts)) * 1_000)
  }
}

extension Duration {
  fileprivate var milliseconds: Int64 {
    components.seconds * 1_000 + components.attoseconds / 1_000_000_000_000_000
  }
}
