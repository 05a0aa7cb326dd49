import Foundation
import Library

extension WallTime {
  /// What the clock of the device says.
  static var now: WallTime { WallTime(Int64(Date().timeIntervalSince1970 * 1000)) }
}
