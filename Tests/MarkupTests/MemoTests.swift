@testable import Markup
import MarkupTesting
import Testing

@Suite("Kept parts")
struct MemoTests {
  @Test("a part is not built again while its revision stays the same")
  func revision() {
    let stage = Stage(Renderer(checksMemos: false))
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

  @Test("a part is built again when any of its revisions changes")
  func revisions() {
    let stage = Stage(Renderer(checksMemos: false))
    var builds = 0
    func show(_ first: UInt64, _ second: UInt64) {
      stage.show {
        memo(first, second) {
          builds += 1; return p { "\(first) \(second)" }
        }
      }
    }
    for (first, second) in [(1, 1), (1, 1), (1, 2), (2, 1), (2, 1)] as [(UInt64, UInt64)] {
      show(first, second)
      #expect(stage.html == "<p>\(first) \(second)</p>")
    }
    #expect(builds == 3)
  }

  @Test("a part in a kept part is kept, and is built again only when the outer part is")
  func nested() {
    let stage = Stage(Renderer(checksMemos: false))
    var builds = 0
    func tree(_ outer: UInt64, _ inner: UInt64) -> Node {
      memo(outer) {
        p { "\(outer)" }
        memo(inner) {
          builds += 1; return span { "\(inner)" }
        }
      }
    }
    for (outer, inner, count) in [(1, 1, 1), (1, 2, 1), (2, 1, 1), (3, 2, 2)] {
      stage.show { tree(UInt64(outer), UInt64(inner)) }
      #expect(builds == count)
    }
    #expect(stage.html == "<p>3</p><span>2</span>")
  }

  #if DEBUG
    @Test("a debug build stops at a part that is kept although it changed")
    func staleness() async {
      await #expect(processExitsWith: .failure) {
        let renderer = Renderer()
        for text in ["a", "b"] { _ = renderer.render(memo(1) { p { text } }) }
      }
    }
  #endif

  @Test("the page shows the rendered tree, and no tree that looks different")
  func shows() {
    let renderer = Renderer()
    func shows(@NodeBuilder _ tree: () -> Node) -> Bool { renderer.root.shows(tree()) }
    _ = renderer.render(p(.id("a"), .on(.click) {}) { b("x") })
    #expect(shows { p(.id("a"), .on(.click) {}) { b("x") } })
    #expect(!shows { p(.id("b"), .on(.click) {}) { b("x") } })
    #expect(!shows { p(.id("a"), .on(.keydown) {}) { b("x") } })
    #expect(!shows { p(.id("a")) { b("x") } })
    #expect(!shows { p(.id("a"), .on(.click) {}) { b("y") } })
    #expect(!shows { p(.id("a"), .on(.click) {}) { "x" } })
    #expect(!shows { p(.id("a"), .on(.click) {}) })
  }

  private func b(_ text: String) -> Node {
    div {
      span { text }; text
    }
  }

  @Test("a new node before a kept part is inserted before the part's first node")
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
        keyed(keys.count, key: { keys[$0] }) { number in
          memo(1) {
            "x\(keys[number])"; p { "\(keys[number])" }
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
