@testable import Markup
import MarkupTesting
import Testing

@Suite("Events")
struct EventTests {
  @Test("a handler is replaced without any patch")
  func replacedHandler() throws {
    let stage = Stage()
    var calls: [String] = []
    stage.show { button(.on(.click) { calls.append("old") }) }
    #expect(stage.show { button(.on(.click) { calls.append("new") }) }.isEmpty)
    stage.page.click(try #require(stage.page.first(role: .button)))
    #expect(calls == ["new"])
  }

  @Test("an event kind is announced once, and a node tells which kinds it handles")
  func listening() {
    let stage = Stage()
    let first = stage.show { button(.on(.click) {}) }
    #expect(first[.event] == 1)
    #expect(first[.listen] == 1)
    let second = stage.show { button(.on(.click) {}, .on(.keydown) {}) }
    #expect(second[.event] == 1)
    #expect(second[.listen] == 1)
    #expect(stage.page.eventTypes == [0: "click", 1: "keydown"])
    #expect(stage.show { button() }.areOnly(.listen))
    #expect(stage.page.first(role: .button)?.mask == 0)
    #expect(stage.show { button(.on(.click) {}) }.areOnly(.listen))
  }

  @Test(
    "what a node ignores goes on to the next ancestor that handles it; what it handles does not")
  func bubbling() throws {
    let stage = Stage()
    var asked: [String] = []
    var answer = Handling.ignored
    stage.show {
      div(
        .handle(.click) { _ in
          asked.append("outer"); return .handled
        }
      ) {
        div(.on(.keydown) {}) {
          p(
            .handle(.click) { _ in
              asked.append("inner"); return answer
            }
          ) { span { "x" } }
        }
      }
    }
    let target = try #require(stage.page.first(text: "x"))
    #expect(stage.page.click(target) == .handled)
    #expect(asked == ["inner", "outer"])
    asked = []
    answer = .handled
    stage.page.click(target)
    #expect(asked == ["inner"])
  }

  @Test("several handlers of one element are asked in turn until one handles")
  func severalHandlers() throws {
    let stage = Stage()
    var asked: [Int] = []
    stage.show {
      button(
        .handle(.click) { _ in
          asked.append(1); return .ignored
        },
        .handle(.keydown) { _ in
          asked.append(0); return .handled
        },
        .handle(.click) { _ in
          asked.append(2); return .handled
        },
        .handle(.click) { _ in
          asked.append(3); return .handled
        })
    }
    stage.page.click(try #require(stage.page.first(role: .button)))
    #expect(asked == [1, 2])
  }

  @Test("an event for a forgotten, unknown or textual node, or of an unknown kind, is ignored")
  func forgottenNodes() throws {
    let stage = Stage()
    var clicks = 0
    stage.show {
      div {
        button(.on(.click) { clicks += 1 }) { "b" }; "text"
      }
    }
    let id = try #require(stage.page.first(role: .button)).id
    #expect(stage.renderer.dispatch(kind: 31, node: id, text: "", flags: 0) == .ignored)
    #expect(stage.renderer.dispatch(kind: 0, node: id, text: "", flags: 0) == .handled)
    stage.show { div() }
    for node in [0, 1, id, id + 1, 1000, .max] {
      #expect(stage.renderer.dispatch(kind: 0, node: node, text: "", flags: 0) == .ignored)
    }
    #expect(clicks == 1)
  }

  @Test("an id is used again after its node has gone, and never within the same batch")
  func reusedIDs() throws {
    let stage = Stage()
    var calls: [String] = []
    func tree(_ name: String) -> Node {
      div {
        keyed([name.utf8.count], key: { UInt64($0) }) { _ in
          button(.on(.click) { calls.append(name) }) { name }
        }
      }
    }
    stage.show { tree("a") }
    let first = try #require(stage.page.first(role: .button)).id
    stage.show { tree("bb") }
    let second = try #require(stage.page.first(role: .button)).id
    #expect(first != second)
    stage.show { tree("ccc") }
    let third = try #require(stage.page.first(role: .button))
    #expect(third.id == first)
    stage.page.click(third)
    #expect(calls == ["ccc"])
    #expect(stage.renderer.nodeCount == 2)
  }

  @Test("a handler may render, and so replace itself")
  func renderingHandler() throws {
    let renderer = Renderer()
    let page = InMemoryPage()
    var count = 0
    page.connect(renderer) {
      div {
        if count < 2 { button(.on(.click) { count += 1 }) { "count \(count)" } }
      }
    }
    let target = try #require(page.first(role: .button))
    page.click(target)
    #expect(target.textContent == "count 1")
    page.click(target)
    #expect(page.html == "<div></div>")
    #expect(page.click(target) == .ignored)
    #expect(count == 2)
  }

  @Test("an event carries its text and the keys held down")
  func content() throws {
    let stage = Stage()
    var events: [Event] = []
    stage.show {
      input(
        .handle(.keydown) {
          events.append($0); return .handled
        })
    }
    let field = try #require(stage.page.first { $0.name == "input" })
    stage.page.send(.keydown, to: field, text: "é", modifiers: [.shift, .composing])
    let event = try #require(events.first)
    #expect(event.kind == .keydown)
    #expect(event.text == "é")
    #expect(event.modifiers == [.shift, .composing])
    #expect(event.modifiers.rawValue == 33)
  }

  @Test("the spelling and the number of an event kind belong together")
  func kinds() {
    let types = [
      "click", "keydown", "input", "change", "submit", "cancel", "focusin", "focusout",
      "pointerdown", "pointermove", "pointerup", "pointercancel", "contextmenu", "animationend",
      "beforeinput", "paste", "mousedown",
    ]
    #expect((0..<32).compactMap { EventKind(rawValue: $0)?.spelling.description } == types)
  }
}
