/// Counts values by size.
struct Histogram: Equatable, Sendable {
  /// A value is counted under the first bound that is not less than the value.
  let bounds: [Double]
  /// One count for each bound, and one for the values above all bounds.
  private(set) var counts: [Int]
  private(set) var sum = 0.0

  init(bounds: [Double]) {
    self.bounds = bounds
    counts = Array(repeating: 0, count: bounds.count + 1)
  }

  mutating func add(_ value: Double) {
    counts[bounds.firstIndex { value <= $0 } ?? bounds.count] += 1
    sum += value
  }
}
