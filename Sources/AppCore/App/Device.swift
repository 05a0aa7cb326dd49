import Foundation
import Games
import Library

/// What the app learns from the device it runs on. A test has one of its own.
package struct Device {
  /// The moment by a clock that never goes back.
  package let clock: () -> Instant
  /// The moment by the calendar.
  package let date: () -> WallTime
  /// By how much the clock on the wall is ahead of that of Greenwich.
  package let zone: () -> Milliseconds
  /// 64 random bits that nobody can foresee.
  package let randomBits: () -> UInt64
  /// Puts a text on the clipboard, and tells whether it could.
  package var copy: (String) -> Bool = { _ in false }
  /// The bytes of a file that comes with the app, by its name; nil where it does not.
  package var file: (String) -> [UInt8]? = { _ in nil }
  /// What stands before the `#` of a link: the address of a server's page, or else what opens this app.
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

  /// What is pasted for others: a line that names a place in the app becomes its whole address.
  func linked(_ text: String) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.hasPrefix("#/") ? address + $0 : String($0) }
      .joined(separator: "\n")
  }

  /// The device that this runs on. Its clock also counts sleep, as that of a page may.
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
