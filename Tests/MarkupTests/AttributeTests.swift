@testable import Markup
import MarkupTesting
import Testing

@Suite("What an element is given")
struct AttributeTests {
  @Test("an attribute is set, changed and removed with one patch each")
  func attribute() {
    let stage = Stage()
    stage.show { div(.id("a")) }
    #expect(stage.html == #"<div id="a"></div>"#)
    #expect(stage.show { div(.id("b")) }.areOnly(.attribute))
    #expect(stage.html == #"<div id="b"></div>"#)
    #expect(stage.show { div() }.areOnly(.unset))
    #expect(stage.html == "<div></div>")
  }

  @Test("an attribute may be empty, which is not the same as missing")
  func emptyAttribute() {
    let stage = Stage()
    stage.show { div(.data("mark", "")) }
    #expect(stage.html == #"<div data-mark=""></div>"#)
    #expect(stage.show { div(.data("mark", "x")) }.areOnly(.attribute))
    #expect(stage.show { div(.data("mark", "")) }.areOnly(.attribute))
    #expect(stage.html == #"<div data-mark=""></div>"#)
  }

  @Test("an attribute and a data attribute of one spelling are different")
  func dataAttribute() {
    #expect(html { div(.id("a"), .data("id", "b")) } == #"<div data-id="b" id="a"></div>"#)
  }

  @Test("a flag is set and cleared as a property, and a flag that is false at first costs nothing")
  func flag() {
    let stage = Stage()
    #expect(stage.show { button(.disabled(false)) }[.flag] == 0)
    #expect(stage.show { button(.disabled(true)) }.areOnly(.flag))
    #expect(stage.html == #"<button type="button" .disabled></button>"#)
    #expect(stage.show { button(.disabled(false)) }.areOnly(.flag))
    #expect(stage.html == #"<button type="button"></button>"#)
    stage.show { button(.disabled(true)) }
    #expect(stage.show { button() }.areOnly(.flag))
    #expect(stage.html == #"<button type="button"></button>"#)
  }

  @Test("a style is set, changed and removed, custom properties too")
  func style() {
    let stage = Stage()
    stage.show { div(.style("--rows", "6"), .style("width", "")) }
    #expect(stage.html == #"<div style="--rows: 6"></div>"#)
    #expect(stage.show { div(.style("--rows", "7"), .style("width", "")) }.areOnly(.style))
    #expect(stage.html == #"<div style="--rows: 7"></div>"#)
    #expect(stage.show { div(.style("width", "1px")) }.areOnly(.style, times: 2))
    #expect(stage.html == #"<div style="width: 1px"></div>"#)
  }

  @Test("a value is a property, set after the options that it chooses from")
  func property() throws {
    let stage = Stage()
    stage.show {
      select(.value("b")) {
        option(.value("a")) { "A" }
        option(.value("b")) { "B" }
      }
    }
    #expect(try #require(stage.page.first { $0.name == "select" }).value == "b")
    let renderer = Renderer()
    let batch = renderer.render(select(.value("b")) { option { "A" } })
    let insertion = try #require(batch.words.firstIndex { $0 & 0xFF == Opcode.insert.rawValue })
    let property = try #require(batch.words.firstIndex { $0 == Opcode.property.rawValue | 2 << 8 })
    #expect(insertion < property)
  }

  @Test("typed text gives way to the value, even to a value that was rendered before")
  func touchedValue() throws {
    let stage = Stage()
    stage.show { input(.value("x"), .on(.input) {}) }
    let field = try #require(stage.page.first { $0.name == "input" })
    #expect(stage.show { input(.value("x"), .on(.input) {}) }.isEmpty)
    stage.page.input("xy", into: field)
    #expect(field.value == "xy")
    #expect(stage.show { input(.value("x"), .on(.input) {}) }.areOnly(.property))
    #expect(field.value == "x")
    #expect(stage.show { input(.value("x"), .on(.input) {}) }.isEmpty)
  }

  @Test("a field is emptied after each entry if its value stays empty")
  func emptiedValue() throws {
    let stage = Stage()
    for _ in 0..<3 {
      stage.show { input(.value(""), .on(.change) {}) }
      let field = try #require(stage.page.first { $0.name == "input" })
      #expect(field.value.isEmpty)
      stage.page.change(field, to: "x")
    }
  }

  @Test("a box that the user checked gives way to the flag")
  func touchedFlag() throws {
    let stage = Stage()
    stage.show { input(.type("checkbox"), .checked(false), .on(.change) {}) }
    let box = try #require(stage.page.first { $0.name == "input" })
    stage.page.click(box)
    #expect(box.has("checked"))
    stage.show { input(.type("checkbox"), .checked(false), .on(.change) {}) }
    #expect(!box.has("checked"))
  }

  @Test("classes are joined in their order, without those whose condition fails")
  func classes() {
    let stage = Stage()
    stage.show { div(.class("a b"), .class("c", if: false), .class("d", if: true), .class("")) }
    #expect(stage.html == #"<div class="a b d"></div>"#)
    #expect(
      stage.show { div(.class("a b"), .class("c", if: true), .class("d")) }.areOnly(.attribute))
    #expect(stage.html == #"<div class="a b c d"></div>"#)
    #expect(stage.show { div(.class("a b"), .class("c"), .class("d")) }.isEmpty)
    #expect(stage.show { div(.class("c", if: false)) }.areOnly(.unset))
    #expect(stage.html == "<div></div>")
  }

  @Test("attributes in another order, or with nothing between them, are the same")
  func order() {
    let stage = Stage()
    stage.show { div(.id("a"), .title("t"), .hidden(true)) }
    #expect(stage.show { div(.hidden(true), .none, .title("t"), .id("a")) }.isEmpty)
  }

  @Test("a name crosses the boundary once")
  func names() {
    let stage = Stage()
    #expect(stage.show { div(.id("a")) { div(.id("b")) } }[.define] == 2)
    #expect(stage.show { div(.attribute("id", "c")) { div(.id("d")) } }[.define] == 0)
  }

  @Test("an element of another tag takes the place of the old one")
  func tag() {
    let stage = Stage()
    stage.show { div(.id("a")) { "x" } }
    let patches = stage.show { p(.id("a")) { "x" } }
    #expect(patches[.remove] == 1)
    #expect(patches[.element] == 1)
    #expect(stage.html == #"<p id="a">x</p>"#)
  }

  @Test("drawings are made of elements of SVG")
  func vectors() {
    let drawing = html {
      div {
        svg(.viewBox("0 0 1 1")) { path(.d("M0 0")) }
      }
    }
    #expect(
      drawing == """
        <div><svg:svg viewBox="0 0 1 1"><svg:path d="M0 0"></path></svg></div>
        """)
  }
}
