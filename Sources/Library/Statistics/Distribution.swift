/// A distribution of numbers, such as the attempts of games: how often each number occurred, from the first
/// number on.
public struct Distribution: Equatable, Sendable {
  /// The first counted number.
  public let first: Int
  /// Whether the last element counts all greater numbers, too.
  public let isOpen: Bool
  /// How often each number occurred.
  public private(set) var counts: [Int]
  /// The index of the result of the game counted last; nil if that game had no number.
  public private(set) var last: Int?

  /// The indices from the least to the greatest number that occurred.
  public var used: Range<Int> {
    var used = 0..<0
    for index in counts.indices where counts[index] > 0 {
      used = (used.isEmpty ? index : used.lowerBound)..<index + 1
    }
    return used
  }

  /// An empty distribution.
  init(_ numbers: ClosedRange<Int>, isOpen: Bool) {
    first = numbers.lowerBound
    self.isOpen = isOpen
    counts = Array(repeating: 0, count: numbers.upperBound - first + 1)
  }

  /// Counts a number.
  mutating func count(_ number: Int) { counts[index(of: number)] += 1 }

  /// Counts the result of a game; nil for a game without a number.
  mutating func countGame(_ number: Int?) {
    last = number.map { index(of: $0) }
    if let number { count(number) }
  }

  private func index(of number: Int) -> Int { min(number - first, counts.count - 1) }
}
