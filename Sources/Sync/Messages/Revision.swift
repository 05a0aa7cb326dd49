/// Counts what a server stored for a player. Each row that changes gets the next number. So a device that knows
/// everything up to one number can ask for what came after it.
public struct Revision: Hashable, Comparable, Sendable {
  /// The number, of at most 18 digits.
  public let count: Int64

  /// The revision with this number.
  public init(_ count: Int64) { self.count = count }

  /// The revision before anything was stored.
  public static let zero = Revision(0)

  /// The revision that is this many steps later.
  public func advanced(by count: Int) -> Revision { Revision(self.count + Int64(count)) }

  /// Whether the left revision is earlier than the right one.
  public static func < (left: Revision, right: Revision) -> Bool { left.count < right.count }
}
