/// Counts what a server stored of a player: each row that changes gets the next number. So whoever knows
/// all up to one number can ask for what came after it.
public struct Revision: Hashable, Comparable, Sendable {
  /// The number, of at most 18 digits.
  public let count: Int64

  /// The revision with this number.
  public init(_ count: Int64) { self.count = count }

  /// Before anything was stored.
  public static let zero = Revision(0)

  /// The one so many later.
  public func advanced(by count: Int) -> Revision { Revision(self.count + Int64(count)) }

  /// Whether the left is earlier than the right.
  public static func < (left: Revision, right: Revision) -> Bool { left.count < right.count }
}
