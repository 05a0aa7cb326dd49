/// How often a number came up, such as the attempts that a game took: the numbers from the first on, each
/// with how often it did.
public struct Distribution: Equatable, Sendable {
  /// The number that is counted first.
  public let first: Int
  /// Whether the last element counts all greater numbers, too.
  public let isOpen: Bool
  /// How often each number came up.
  public private(set) var counts: [Int]
  /// The index of what was counted last; nil where that came to no number.
  public private(set) var last: Int?

  /// Nothing is counted yet.
  init(_ numbers: ClosedRange<Int>, isOpen: Bool) {
    first = numbers.lowerBound
    self.isOpen = isOpen
    counts = Array(repeating: 0, count: numbers.upperBound - first + 1)
  }

  /// Counts a number; with nil what came to none was the last.
  mutating func count(_ number: Int?) {
    last = number.map { min($0, first + counts.count - 1) - first }
    if let last { counts[last] += 1 }
  }

  /// Forgets what was the last, where numbers do not stand for games.
  mutating func forgetLast() { last = nil }
}
