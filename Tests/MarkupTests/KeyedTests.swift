@testable import Markup
import MarkupTesting
import Testing

@Suite("Lists by key")
struct KeyedTests {
  private func list(_ keys: [Int]) -> Node {
    ul { keyed(keys.count, key: { UInt64(keys[$0]) }) { number in li { "\(keys[number])" } } }
  }

  /// The length of a longest increasing subsequence, by the textbook's quadratic table.
  private func longestIncreasing(_ numbers: [Int]) -> Int {
    var lengths: [Int] = []
    for (position, number) in numbers.enumerated() {
      let before = (0..<position).filter { numbers[$0] < number }.map { lengths[$0] }.max() ?? 0
      lengths.append(before + 1)
    }
    return lengths.max() ?? 0
  }

  @Test("a permutation moves as few nodes as possible", arguments: UInt64(1)...60)
  func fewestMoves(seed: UInt64) {
    var random = SmallRandom(seed: seed)
    let stage = Stage()
    var order = Array(0..<random.below(24) + 1)
    stage.show { list(order) }
    for _ in 0..<4 {
      let next = order.shuffled(using: &random)
      let positions = next.map { key in order.firstIndex(of: key) ?? -1 }
      let patches = stage.show { list(next) }
      #expect(patches[.insert] == next.count - longestIncreasing(positions))
      #expect(patches[.element] == 0)
      #expect(patches[.remove] == 0)
      #expect(stage.html == html { list(next) })
      order = next
    }
  }

  @Test(
    "with keys that come and go, only the new and the moved are inserted", arguments: UInt64(1)...60
  )
  func comingAndGoing(seed: UInt64) {
    var random = SmallRandom(seed: seed)
    let stage = Stage()
    var order: [Int] = []
    for _ in 0..<6 {
      let next = Array((0..<20).shuffled(using: &random).prefix(random.below(20)))
      let staying = next.filter(order.contains)
      let positions = staying.map { key in order.firstIndex(of: key) ?? -1 }
      let patches = stage.show { list(next) }
      #expect(
        patches[.insert] - patches[.element] == staying.count - longestIncreasing(positions))
      #expect(patches[.remove] == order.count - staying.count)
      #expect(stage.html == html { list(next) })
      order = next
    }
  }

  @Test("a moved node is the same node")
  func identity() throws {
    let stage = Stage()
    stage.show { list([1, 2, 3]) }
    let first = try #require(stage.page.first(text: "1"))
    stage.show { list([3, 2, 1]) }
    #expect(stage.page.first(text: "1") === first)
  }

  @Test("an item of several nodes, or of none, is moved as a whole")
  func severalNodes() {
    func items(_ keys: [Int]) -> Node {
      div {
        "before"
        keyed(keys.count, key: { UInt64(keys[$0]) }) { number in
          let key = keys[number]
          if key % 3 != 0 {
            span { "\(key)" }
            "text \(key)"
          }
        }
        "after"
      }
    }
    let stage = Stage()
    for keys in [[1, 2, 3, 4], [4, 3, 2, 1], [3, 4, 1], [], [6, 3], [2, 6, 3, 1]] {
      stage.show { items(keys) }
      #expect(stage.html == html { items(keys) })
    }
  }

  @Test("a change in a moved item is patched, too")
  func movedAndChanged() {
    let stage = Stage()
    func items(_ pairs: [(UInt64, String)]) -> Node {
      ul { keyed(pairs.count, key: { pairs[$0].0 }) { number in li { pairs[number].1 } } }
    }
    stage.show { items([(1, "a"), (2, "b")]) }
    let patches = stage.show { items([(2, "b"), (1, "c")]) }
    #expect(patches[.insert] == 1)
    #expect(patches[.content] == 1)
    #expect(stage.html == "<ul><li>b</li><li>c</li></ul>")
  }

  @Test("all 64 bits of a key count")
  func wideKeys() {
    let stage = Stage()
    func items(_ keys: [UInt64]) -> Node {
      ul { keyed(keys.count, key: { keys[$0] }) { number in li { "\(keys[number])" } } }
    }
    stage.show { items([1, 1 << 32 | 1, .max]) }
    #expect(stage.show { items([.max, 1, 1 << 32 | 1]) }[.insert] == 1)
    #expect(stage.show { items([.max, 1 << 63 | 1]) }[.element] == 1)
  }

  #if DEBUG
    @Test("a debug build stops at a key that occurs twice")
    func duplicates() async {
      await #expect(processExitsWith: .failure) {
        _ = Renderer().render(keyed(2, key: { _ in 1 }) { _ in p() })
      }
    }
  #else
    @Test("a key that occurs twice harms nothing", arguments: UInt64(1)...60)
    func duplicates(seed: UInt64) {
      var random = SmallRandom(seed: seed)
      let stage = Stage()
      for _ in 0..<6 {
        let keys = (0..<random.below(10)).map { _ in random.below(5) }
        stage.show { list(keys) }
        #expect(stage.html == html { list(keys) })
        #expect(stage.renderer.nodeCount == stage.page.liveIDs.count)
      }
    }
  #endif
}
