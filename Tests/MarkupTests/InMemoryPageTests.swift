@testable import Markup
import MarkupTesting
import Testing

@Suite("The page in memory")
struct InMemoryPageTests {
  private let div = Renderer().render(Markup.div(.id("a")))

  private func error(_ words: [UInt32], _ text: String = "", after setup: PatchBatch? = nil)
    -> PatchError?
  {
    let page = InMemoryPage()
    do throws(PatchError) {
      if let setup { try page.decode(setup) }
      try page.decode(PatchBatch(words: words, heap: Array(text.utf8)))
      return nil
    } catch {
      return error
    }
  }

  @Test("the page refuses words and strings that do not add up")
  func malformed() {
    #expect(error([]) == nil)
    #expect(error([99]) == .unknownOpcode(99))
    #expect(error([Opcode.define.rawValue]) == .truncated)
    #expect(error([Opcode.define.rawValue, 3], "ab") == .malformedHeap)
    #expect(error([Opcode.define.rawValue, 1], "😀") == .malformedHeap)
    #expect(error([Opcode.define.rawValue, 1], "ab") == .remainingHeap(1))
    #expect(error([Opcode.element.rawValue | 2 << 8, 0]) == .wrongName(0))
    #expect(error([Opcode.listen.rawValue | 2 << 8, 1], after: div) == .wrongEvent(0))
  }

  @Test("the page refuses nodes that do not exist, exist already, or are left behind")
  func nodes() {
    #expect(error([Opcode.remove.rawValue | 5 << 8], after: div) == .unknownNode(5))
    #expect(error([Opcode.element.rawValue | 2 << 8, 0], after: div) == .idInUse(2))
    #expect(error([Opcode.element.rawValue | 3 << 8, 0], after: div) == .leak(3))
    #expect(error([Opcode.forget.rawValue | 2 << 8], after: div) == .leak(2))
    #expect(error([Opcode.remove.rawValue | 2 << 8], after: div) == nil)
    #expect(error([Opcode.insert.rawValue | 2 << 8, 2, 0], after: div) == .wrongPosition(2))
    #expect(error([Opcode.modal.rawValue | 2 << 8], after: div) == .wrongNode(2))
    #expect(error([Opcode.focus.rawValue | 2 << 8], after: div) == .notFocusable(2))
  }

  @Test("a disabled control, an inert part and a control behind a dialog get no click")
  func unreachable() throws {
    let page = InMemoryPage()
    var clicks = 0
    func tree(behind: Bool) -> Node {
      Markup.div(.on(.click) { clicks += 1 }) {
        button(.disabled(true)) { span { "disabled" } }
        Markup.div(.inert(true)) { button { "inert" } }
        button { "free" }
        if behind { dialog(.modal) { p { "over" } } }
      }
    }
    let renderer = Renderer()
    var isBehind = false
    page.connect(renderer) { tree(behind: isBehind) }
    for text in ["disabled", "inert"] { page.click(try #require(page.first(text: text))) }
    #expect(clicks == 0)
    isBehind = true
    page.click(try #require(page.first(text: "free")))
    #expect(clicks == 1)
    page.click(try #require(page.first(text: "free")))
    #expect(clicks == 1)
  }

  @Test("a key that the focused control uses itself goes no further")
  func ownedKeys() throws {
    let page = InMemoryPage()
    var keys: [String] = []
    var clicks = 0
    page.connect(Renderer()) {
      Markup.div(
        .handle(.keydown) {
          keys.append($0.text); return .handled
        }
      ) {
        button(.on(.click) { clicks += 1 }) { "b" }
        input(.type("text"))
      }
    }
    page.press("Enter")
    #expect(keys == ["Enter"])
    page.click(try #require(page.first(role: .button)))
    page.press("Enter")
    page.press("x")
    #expect(keys == ["Enter", "x"])
    #expect(clicks == 2)
    page.click(try #require(page.first { $0.name == "input" }))
    page.press("y")
    page.press("Escape")
    #expect(keys == ["Enter", "x", "Escape"])
  }

  @Test("a control is named by its label, its text or its legend, without what is hidden")
  func names() throws {
    let page = InMemoryPage()
    page.connect(Renderer()) {
      label {
        input(.type("radio")); span { "Five" }
      }
      button(.label("Close")) { svg(.ariaHidden(true)) }
      fieldset { legend { "Letters" } }
      dialog(.labelledBy("title")) {
        h2(.id("title")) {
          "Help"; span(.hidden(true)) { "!" }
        }
      }
    }
    #expect(page.first(role: .radio)?.accessibleName == "Five")
    #expect(page.first(role: .button)?.accessibleName == "Close")
    #expect(page.first(role: .group)?.accessibleName == "Letters")
    #expect(page.first(role: .dialog)?.accessibleName == "Help")
  }
}
