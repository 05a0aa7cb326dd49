@testable import Markup
import MarkupTesting
import Testing

@Suite("Focus, views and dialogs")
struct EffectTests {
  @Test("the focus goes to an element when its revision is new, and only then")
  func focus() {
    let stage = Stage()
    func tree(_ revision: UInt32) -> Node {
      div {
        button { "a" }; button(.focus(revision)) { "b" }
      }
    }
    #expect(stage.show { tree(0) }[.focus] == 0)
    #expect(stage.page.focused == nil)
    #expect(stage.show { tree(1) }.areOnly(.focus))
    #expect(stage.page.focused?.textContent == "b")
    #expect(stage.show { tree(1) }.isEmpty)
    #expect(stage.show { tree(2) }.areOnly(.focus))
    #expect(stage.show { tree(0) }.isEmpty)
  }

  @Test("a new element takes the focus with any revision but 0")
  func newElement() {
    let stage = Stage()
    stage.show { button(.focus(7)) { "a" } }
    #expect(stage.page.focused?.textContent == "a")
    stage.show { Node.empty }
    #expect(stage.page.focused == nil)
    stage.show { button(.focus(7)) { "b" } }
    #expect(stage.page.focused?.textContent == "b")
  }

  @Test("if several elements ask for the focus at once, the last in the document gets it")
  func severalEffects() {
    let stage = Stage()
    let patches = stage.show {
      div(.tabIndex(-1), .focus(1)) {
        button(.focus(1)) { "a" }
        p(.tabIndex(-1), .focus(1)) { button(.focus(1)) { "b" } }
        "end"
      }
    }
    #expect(patches[.focus] == 1)
    #expect(stage.page.focused?.textContent == "b")
  }

  @Test("an element is scrolled into view when its revision is new, and only then")
  func reveal() {
    let stage = Stage()
    func tree(_ revision: UInt32) -> Node { div { p(.reveal(revision)) { "x" } } }
    stage.show { tree(0) }
    #expect(stage.page.revealed.isEmpty)
    #expect(stage.show { tree(3) }.areOnly(.reveal))
    #expect(stage.page.revealed.map(\.textContent) == ["x"])
    #expect(stage.show { tree(3) }.isEmpty)
    #expect(stage.show { tree(4) }.areOnly(.reveal))
  }

  @Test("a modal dialog opens when it is new, takes the focus, and gives it back when it goes")
  func modal() throws {
    let stage = Stage()
    func tree(_ isOpen: Bool) -> Node {
      div {
        button { "opener" }
        if isOpen { dialog(.modal) { button { "inside" } } }
      }
    }
    stage.show { tree(false) }
    let opener = try #require(stage.page.first(text: "opener"))
    stage.page.click(opener)
    #expect(stage.page.focused === opener)
    #expect(stage.show { tree(true) }[.modal] == 1)
    #expect(stage.page.modals.count == 1)
    #expect(stage.page.focused?.textContent == "inside")
    #expect(stage.show { tree(true) }.isEmpty)
    stage.show { tree(false) }
    #expect(stage.page.modals.isEmpty)
    #expect(stage.page.focused === opener)
  }

  @Test("an effect in a dialog comes after its opening")
  func focusInDialog() {
    let stage = Stage()
    stage.show {
      dialog(.modal) {
        button { "a" }; button(.focus(1)) { "b" }
      }
    }
    #expect(stage.page.focused?.textContent == "b")
  }

  @Test("an element that is moved keeps the focus")
  func movedFocus() throws {
    let stage = Stage()
    func tree(_ keys: [UInt64]) -> Node {
      div { keyed(keys.count, key: { keys[$0] }) { number in button { "\(keys[number])" } } }
    }
    stage.show { tree([1, 2, 3]) }
    let first = try #require(stage.page.first(text: "1"))
    stage.page.click(first)
    stage.show { tree([2, 3, 1]) }
    #expect(stage.page.focused === first)
  }
}
