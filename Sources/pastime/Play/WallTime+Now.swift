import Foundation
import Library

extension WallTime {
  /// The time according to the clock of the device.
  static var now: WallTime { WallTime(Int64(Date().timeIntervalSince1970 * 1000)) }
}
