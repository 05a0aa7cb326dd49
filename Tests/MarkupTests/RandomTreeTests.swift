@testable import Markup
import MarkupTesting
import Testing

@Suite("Any tree becomes any other")
struct RandomTreeTests {
  @Test("a page patched from tree to tree equals a newly built page", arguments: UInt64(1)...300)
  func patching(seed: UInt64) {
    var tree = RandomTree(random: SmallRandom(seed: seed))
    let stage = Stage()
    for step in 0..<6 {
      let next = tree.root()
      stage.show { next }
      #expect(stage.html == html { next }, "step \(step)")
      let onPage = Set(stage.page.root.subtree.dropFirst().map(\.id))
      #expect(stage.page.liveIDs == onPage)
      #expect(stage.renderer.nodeCount == onPage.count)
      #expect(stage.show { next }.isEmpty)
      // A field without a value belongs to the user alone.
      for field in stage.page.all(where: { $0.mask & EventKind.input.bit != 0 })
      where !field.value.isEmpty && tree.random.below(2) == 0 {
        stage.page.input("typed", into: field)
      }
    }
  }

  @Test("a handler belongs to the last rendering, even in a memo", arguments: UInt64(1)...100)
  func handlers(seed: UInt64) {
    var tree = RandomTree(random: SmallRandom(seed: seed))
    let model = tree.model
    let stage = Stage()
    for step in 1...6 {
      model.rendering = step
      model.heard = []
      stage.show { tree.root() }
      let listening = stage.page.all(where: { $0.mask & EventKind.click.bit != 0 })
      for node in listening {
        _ = stage.renderer.dispatch(
          kind: EventKind.click.rawValue, node: node.id, text: "", flags: 0)
      }
      #expect(model.heard == Array(repeating: step, count: listening.count))
    }
  }

  @Test("an empty tree leaves nothing behind", arguments: UInt64(1)...40)
  func clearing(seed: UInt64) {
    var tree = RandomTree(random: SmallRandom(seed: seed))
    let stage = Stage()
    stage.show { tree.root() }
    stage.show { Node.empty }
    #expect(stage.html.isEmpty)
    #expect(stage.page.liveIDs.isEmpty)
    #expect(stage.renderer.nodeCount == 0)
  }
}
