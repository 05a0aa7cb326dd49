import Games
import Testing

@Suite("Putting in order")
struct OrderTests {
  private func values(_ count: Int, below bound: UInt32) -> [UInt32] {
    var random = SeededRandom(seed: UInt64(count))
    return (0..<count).map { _ in random.draw(below: bound) }
  }

  @Test("any numbers are put in order, and equal numbers keep their order")
  func stable() {
    for count in Array(0...40) + [1000, 1023, 1024, 1025] {
      let values = values(count, below: 50)
      let expected = values.indices.sorted { (values[$0], $0) < (values[$1], $1) }
      #expect(order(of: count) { values[$0] < values[$1] } == expected)
    }
  }

  @Test("twice as many numbers take little more than twice as many comparisons")
  func comparisons() {
    for digits in 1...14 {
      let count = 1 << digits
      let values = values(count, below: .max)
      var comparisons = 0
      _ = order(of: count) {
        comparisons += 1
        return values[$0] < values[$1]
      }
      #expect(comparisons <= count * digits)
    }
  }
}
