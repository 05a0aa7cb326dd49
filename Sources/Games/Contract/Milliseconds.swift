/// A duration in whole milliseconds. For points in time, see `TimePoint`.
///
/// Always 64 bits: `Int` has 32 in the browser.
public struct Milliseconds: Hashable, Comparable, Sendable {
  /// The number of milliseconds.
  public let count: Int64

  /// A duration of `count` milliseconds.
  public init(_ count: Int64) { self.count = count }

  /// No time at all.
  public static let zero = Milliseconds(0)

  /// Whether the left is shorter than the right.
  public static func < (left: Milliseconds, right: Milliseconds) -> Bool {
    left.count < right.count
  }

  /// The sum, clamped to the range of `Int64`.
  public static func + (left: Milliseconds, right: Milliseconds) -> Milliseconds {
    let (sum, overflow) = left.count.addingReportingOverflow(right.count)
    guard overflow else { return Milliseconds(sum) }
    return Milliseconds(left.count > 0 ? .max : .min)
  }

  /// The difference, clamped to the range of `Int64`.
  public static func - (left: Milliseconds, right: Milliseconds) -> Milliseconds {
    let (difference, overflow) = left.count.subtractingReportingOverflow(right.count)
    guard overflow else { return Milliseconds(difference) }
    return Milliseconds(left.count >= 0 ? .max : .min)
  }
}
