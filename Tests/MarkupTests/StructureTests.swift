@testable import Markup
import MarkupTesting
import Testing

@Suite("Branches, optional parts, loops and texts")
struct StructureTests {
  @Test("an optional part comes and goes without touching its siblings")
  func optional() {
    let stage = Stage()
    func tree(_ isThere: Bool) -> Node {
      div {
        p { "a" }
        if isThere { p { "b" } }
        p { "c" }
      }
    }
    stage.show { tree(false) }
    let coming = stage.show { tree(true) }
    #expect(coming[.insert] == 1)
    #expect(coming[.remove] == 0)
    #expect(stage.html == "<div><p>a</p><p>b</p><p>c</p></div>")
    #expect(stage.show { tree(false) }.areOnly(.remove))
    #expect(stage.html == "<div><p>a</p><p>c</p></div>")
  }

  @Test("the ways of a branch are different places, even for equal elements")
  func branches() {
    let stage = Stage()
    func tree(_ isFirst: Bool) -> Node {
      div { if isFirst { p(.id("x")) } else { p(.id("x")) } }
    }
    stage.show { tree(true) }
    #expect(stage.show { tree(true) }.isEmpty)
    let patches = stage.show { tree(false) }
    #expect(patches[.remove] == 1)
    #expect(patches[.element] == 1)
  }

  @Test("a switch of several ways shows the way taken")
  func severalWays() {
    let stage = Stage()
    func tree(_ way: Int) -> Node {
      div {
        switch way {
        case 0: "zero"
        case 1: p { "one" }
        case 2: Node.empty
        default: group([.text("a"), .text("b")])
        }
      }
    }
    func group(_ nodes: [Node]) -> Node { .group(nodes) }
    for way in [0, 1, 2, 3, 1, 3, 0, 2, 1] {
      stage.show { tree(way) }
      #expect(stage.html == html { tree(way) })
    }
  }

  @Test("a loop distinguishes its nodes by position: it grows and shrinks at its end")
  func loop() {
    let stage = Stage()
    func tree(_ items: [String]) -> Node { ul { for item in items { li { item } } } }
    stage.show { tree(["a", "b"]) }
    #expect(stage.show { tree(["a", "b", "c"]) }[.insert] == 1)
    #expect(stage.show { tree(["a", "b"]) }.areOnly(.remove))
    #expect(stage.show { tree(["b"]) }.counts.count == 2)
    #expect(stage.html == "<ul><li>b</li></ul>")
  }

  @Test("a new node is inserted before the next sibling, however deep that sibling stands")
  func positions() {
    let stage = Stage()
    func tree(_ items: [String]) -> Node {
      div {
        for item in items { Node.text(item) }
        if items.isEmpty { "none" }
        Node.group([.empty, .group([.empty, p { "end" }])])
      }
    }
    for items in [[], ["a"], ["a", "b"], ["c"], []] {
      stage.show { tree(items) }
      #expect(stage.html == html { tree(items) })
    }
  }

  @Test("a lone text is the content of its element, and beside siblings it is its own node")
  func loneText() {
    let stage = Stage()
    #expect(stage.show { p { "a" } }[.text] == 0)
    #expect(stage.renderer.nodeCount == 1)
    #expect(stage.show { p { "b" } }.areOnly(.content))
    #expect(
      stage.show {
        p {
          "b"; "c"
        }
      }[.text] == 2)
    #expect(stage.renderer.nodeCount == 3)
    #expect(stage.html == "<p>bc</p>")
    stage.show { p { "d" } }
    #expect(stage.renderer.nodeCount == 1)
    #expect(stage.html == "<p>d</p>")
    stage.show { p {} }
    #expect(stage.html == "<p></p>")
  }

  @Test("a text becomes elements and elements become an empty text")
  func textAndElements() {
    let stage = Stage()
    let trees: [Node] = [
      p { "a" }, p { span { "b" } }, p { "" }, p { "c" }, p { span() }, p {}, p { "" },
    ]
    for tree in trees {
      stage.show { tree }
      #expect(stage.html == html { tree })
    }
  }

  @Test("a text is patched only where it differs")
  func sameText() {
    let stage = Stage()
    stage.show {
      p {
        "a"; "b"
      }
    }
    #expect(
      stage.show {
        p {
          "a"; "b"
        }
      }.isEmpty)
    #expect(
      stage.show {
        p {
          "a"; "c"
        }
      }.areOnly(.content))
  }

  @Test(
    "the length of a text counts UTF-16 units",
    arguments: [
      "", "a", "é", "€", "😀", "👨‍👩‍👧", "e\u{301}", "\u{FEFF}x", "ﬀ\u{10FFFF}\u{0}", "\u{FFFF}",
    ])
  func lengths(text: String) throws {
    let batch = Renderer().render(p { text })
    let content = Opcode.content.rawValue | 2 << 8
    if text.isEmpty {
      #expect(!batch.words.contains(content))
      return
    }
    let index = try #require(batch.words.firstIndex(of: content))
    #expect(batch.words[index + 1] == UInt32(text.utf16.count))
    let stage = Stage()
    stage.show {
      p(.title(text)) {
        text; text
      }
    }
    let paragraph = try #require(stage.page.first { $0.name == "p" })
    #expect(Array(paragraph.textContent.utf8) == Array((text + text).utf8))
    #expect(paragraph.attributes["title"].map { Array($0.utf8) } == Array(text.utf8))
  }

  @Test("texts that look the same but are spelled by other scalars are different")
  func canonicalEquivalence() {
    let stage = Stage()
    stage.show { p { "\u{E9}" } }
    #expect(stage.show { p { "e\u{301}" } }.areOnly(.content))
  }
}
