@testable import Markup
import MarkupTesting
import Testing

@Suite("Parts that are kept")
struct MemoTests {
  @Test("a part is not built again while its revision stands")
  func revision() {
    let stage = Stage()
    var builds = 0
    func tree(_ revision: UInt64, _ text: String) -> Node {
      div {
        memo(revision) {
          builds += 1; return p { text }
        }
      }
    }
    stage.show { tree(1, "a") }
    #expect(stage.show { tree(1, "b") }.isEmpty)
    #expect(builds == 1)
    #expect(stage.html == "<div><p>a</p></div>")
    #expect(stage.show { tree(2, "b") }.areOnly(.content))
    #expect(builds == 2)
    #expect(stage.html == "<div><p>b</p></div>")
  }

  @Test("what stands before a kept part is inserted before its first node")
  func position() {
    let stage = Stage()
    func tree(_ items: [String]) -> Node {
      div {
        for item in items { p { item } }
        memo(7) {
          Node.empty; span { "kept" }
        }
      }
    }
    for items in [[], ["a"], ["a", "b"], []] {
      stage.show { tree(items) }
      #expect(stage.html == html { tree(items) })
    }
  }

  @Test("a kept part moves with its key")
  func moving() {
    let stage = Stage()
    func tree(_ keys: [UInt64]) -> Node {
      div {
        keyed(keys, key: { $0 }) { key in
          memo(1) {
            "x\(key)"; p { "\(key)" }
          }
        }
      }
    }
    for keys in [[1, 2, 3], [3, 1, 2], [2], [1, 2]] as [[UInt64]] {
      stage.show { tree(keys) }
      #expect(stage.html == html { tree(keys) })
    }
  }

  @Test("a kept part handles events")
  func events() throws {
    let stage = Stage()
    var clicks = 0
    func tree() -> Node { div { memo(1) { button(.on(.click) { clicks += 1 }) { "b" } } } }
    stage.show { tree() }
    stage.show { tree() }
    stage.page.click(try #require(stage.page.first(text: "b")))
    #expect(clicks == 1)
  }
}
