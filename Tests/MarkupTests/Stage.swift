@testable import Markup
import MarkupTesting

/// A renderer and the page that it fills.
final class Stage {
  let renderer: Renderer
  let page = InMemoryPage()

  init(_ renderer: Renderer = Renderer()) {
    self.renderer = renderer
    page.dispatch = { [renderer] kind, node, text, flags in
      renderer.dispatch(kind: kind, node: node, text: text, flags: flags)
    }
  }

  var html: String { page.html }

  /// Shows a tree and returns the instructions that it took.
  @discardableResult
  func show(@NodeBuilder _ tree: () -> Node) -> Patches {
    let before = page.instructionCounts
    page.apply(renderer.render(tree()))
    let after = page.instructionCounts
    return Patches(
      counts: after.merging(before) { $0 - $1 }.filter { $0.value != 0 })
  }
}

/// How often each instruction occurred in a batch.
struct Patches {
  let counts: [UInt32: Int]

  var isEmpty: Bool { counts.isEmpty }

  subscript(_ opcode: Opcode) -> Int { counts[opcode.rawValue] ?? 0 }

  /// Whether nothing but this one instruction occurred, leaving aside spellings.
  func areOnly(_ opcode: Opcode, times: Int = 1) -> Bool {
    counts.filter { $0.key != Opcode.define.rawValue } == [opcode.rawValue: times]
  }
}

/// The markup of a tree on its own page.
func html(@NodeBuilder _ tree: () -> Node) -> String {
  let stage = Stage()
  stage.show(tree)
  return stage.html
}
