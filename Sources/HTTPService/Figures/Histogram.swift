/// Counts values by how large they are.
struct Histogram: Equatable, Sendable {
  /// Each value is counted under the first bound that it is not above.
  let bounds: [Double]
  /// One count for each bound, and one for what is above all.
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
