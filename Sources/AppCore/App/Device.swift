import Foundation
import Games
import Library

/// What the app learns from the device it runs on. Tests supply their own.
package struct Device {
  /// The moment by a clock that never goes back.
  package let clock: () -> Instant
  /// The moment by the calendar.
  package let date: () -> WallTime
  /// The offset of local time from UTC.
  package let zone: () -> Milliseconds
  /// 64 unpredictable random bits.
  package let randomBits: () -> UInt64
  /// Writes a text to the clipboard and returns whether that succeeded.
  package var copy: (String) -> Bool = { _ in false }
  /// The bytes of a file bundled with the app, by name; nil if there is no such file.
  package var file: (String) -> [UInt8]? = { _ in nil }
  /// The part of a link before `#`: the address of a server's page, or otherwise a URL that opens this app.
  package var address = Self.address(onDomain: nil)

  package init(
    clock: @escaping () -> Instant, date: @escaping () -> WallTime,
    zone: @escaping () -> Milliseconds, randomBits: @escaping () -> UInt64
  ) {
    self.clock = clock
    self.date = date
    self.zone = zone
    self.randomBits = randomBits
  }

  /// The text to paste elsewhere: each line that names a place in the app becomes a complete address.
  func linked(_ text: String) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.hasPrefix("#/") ? address + $0 : String($0) }
      .joined(separator: "\n")
  }

  /// The device that the app runs on. Its clock also counts sleep, as the clock of a web page may.
  package static var system: Device {
    let start = ContinuousClock.now
    return Device(
      clock: { Instant(Int64((ContinuousClock.now - start) / .milliseconds(1))) },
      date: { WallTime(Int64(Date.now.timeIntervalSince1970 * 1000)) },
      zone: { Milliseconds(Int64(TimeZone.autoupdatingCurrent.secondsFromGMT()) * 1000) },
      randomBits: {
        var system = SystemRandomNumberGenerator()
        return system.next()
      })
  }
}
