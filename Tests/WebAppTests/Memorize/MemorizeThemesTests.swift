import Games
import Library
import Markup
import MarkupTesting
import ScreensTesting
import Testing

@testable import Screens
@testable import WebApp

@Suite("The player's own themes for Memorize")
struct MemorizeThemesTests {
  private func field(_ name: String, in visit: Visit) throws -> PageNode {
    let label = try #require(
      visit.page.first { node in
        node.name == "label" && node.children.first?.textContent == name
      })
    return try #require(label.subtree.first { $0.name == "input" || $0.name == "select" })
  }

  private func write(_ value: String, into name: String, in visit: Visit) throws {
    let field = try field(name, in: visit)
    if field.name == "select" {
      visit.page.change(field, to: value)
    } else {
      visit.page.input(value, into: field)
    }
    visit.deliver()
  }

  private func openThemes(_ visit: Visit = Visit()) throws -> Visit {
    visit.offerChoices(of: .memorize)
    try visit.tap("Your themes")
    return visit
  }

  private func make(
    _ name: String, _ emoji: String, pairs: String = "all", in visit: Visit
  ) throws {
    try write(name, into: "Name", in: visit)
    try write(emoji, into: "Emoji", in: visit)
    try write(pairs, into: MemorizeScreenTexts.themePairs, in: visit)
    try visit.tap("Save theme")
  }

  private func note(_ visit: Visit) -> String {
    visit.page.first { $0.role == "status" && $0.classes.contains("note") }?.textContent ?? ""
  }

  @Test("a theme is made in its fields, and its cards have its colours")
  func made() throws {
    let visit = try openThemes()
    try write("red", into: "Colour", in: visit)
    try write("orange", into: "Second colour", in: visit)
    try make("Ours", "🐧👻✏️", pairs: "2", in: visit)
    #expect(visit.toast == "Theme saved.")
    try visit.tap("Start")
    #expect(try visit.memorize.puzzle.look.name == "Ours")
    #expect(visit.cards.count == 4)
    let board = visit.page.first(class: "cards")
    #expect(board?.styles["--from"] == "var(--fill-red, var(--fill))")
    #expect(board?.styles["--to"] == "var(--fill-orange, var(--fill))")
  }

  @Test("remarks stand below the fields, for missing entries only after a save")
  func problems() throws {
    let visit = try openThemes()
    #expect(note(visit).isEmpty)
    try write("🐧🐧", into: "Emoji", in: visit)
    #expect(note(visit).contains("Repeated, counted once: 🐧"))
    try visit.tap("Save theme")
    #expect(note(visit).contains("Give the theme a name."))
  }

  @Test("each theme has buttons that change it, send it and delete it")
  func buttons() throws {
    let visit = try openThemes()
    try make("Ours", "🐧👻", in: visit)
    try visit.tap("Your themes")
    try visit.tap("Edit")
    #expect(try field("Name", in: visit).properties["value"] == "Ours")
    #expect(try field("Emoji", in: visit).properties["value"] == "🐧👻")
    try visit.tap("Link")
    let link = try #require(visit.host.clipboard?.split(separator: "#").last)
    #expect(try field("Name", in: Visit(String(link))).properties["value"] == "Ours")
    try visit.tapInDialog("Delete")
    #expect(visit.model.library.themes.isEmpty)
    #expect(try field("Name", in: visit).properties["value"] == "")
    try visit.tap("Undo")
    #expect(visit.control("Edit") != nil)
  }

  @Test("a theme of another open page is in the list at once, until it is deleted there")
  func following() throws {
    let visit = try openThemes()
    try make("Ours", "🐧👻", in: visit)
    let row = try #require(visit.host.rows.first { $0.key.starts(with: Array("theme/".utf8)) })
    let other = Visit()
    other.app.changed([Row(key: row.key, text: row.value)])
    other.offerChoices(of: .memorize)
    let list = try #require(other.page.first { $0.name == "select" })
    #expect(list.children.last?.textContent == "Ours")
    visit.model.library.discard(try #require(visit.model.library.themes.first))
    other.app.changed(visit.model.library.takeChanges().map(\.row))
    #expect(list.children.count == 20)
  }
}
