@testable import Coach
import Games
import Testing

struct SortedTableTests {
  @Test("a table holds what a dictionary holds, in the order of the keys")
  func table() {
    var random = SeededRandom(seed: 5)
    var table = SortedTable<Int, Int>()
    var oracle: [Int: Int] = [:]
    for step in 0..<2000 {
      let key = Int(random.draw(below: 40))
      let value = random.draw(below: 4) == 0 ? nil : step
      table[key] = value
      oracle[key] = value
      #expect(table[key] == value)
      #expect(table.keys == oracle.keys.sorted())
      #expect(table.values == table.keys.map { oracle[$0] })
    }
  }
}
