/// How often a number came up, such as the attempts that a game took: the numbers from the first on, each
/// with how often it did.
public struct Distribution: Equatable, Sendable {
  /// The number that is counted first.
  public let first: Int
  /// Whether the last element counts all greater numbers, too.
  public let isOpen: Bool
  /// How often each number came up.
  public private(set) var counts: [Int]
  /// The index of what the game came to that was counted last; nil where that was no number.
  public private(set) var last: Int?

  /// The indices from the least to the greatest number that came up.
  public var used: Range<Int> {
    var used = 0..<0
    for index in counts.indices where counts[index] > 0 {
      used = (used.isEmpty ? index : used.lowerBound)..<index + 1
    }
    return used
  }

  /// Nothing is counted yet.
  init(_ numbers: ClosedRange<Int>, isOpen: Bool) {
    first = numbers.lowerBound
    self.isOpen = isOpen
    counts = Array(repeating: 0, count: numbers.upperBound - first + 1)
  }

  /// Counts a number.
  mutating func count(_ number: Int) { counts[index(of: number)] += 1 }

  /// Counts what a game came to; with nil it came to no number.
  mutating func countGame(_ number: Int?) {
    last = number.map { index(of: $0) }
    if let number { count(number) }
  }

  private func index(of number: Int) -> Int { min(number - first, counts.count - 1) }
}
