import Games
import Library
import Markup
import MarkupTesting
import ScreensTesting
import Testing

@testable import Screens
@testable import WebApp

@Suite("Themes of one's own for Memorize")
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
    try visit.tap("Choose theme, players and scoring")
    try visit.tap("Your own themes")
    return visit
  }

  private func make(
    _ name: String, _ emoji: String, pairs: String = "all", in visit: Visit
  ) throws {
    try write(name, into: "Name", in: visit)
    try write(emoji, into: "Emoji", in: visit)
    try write(pairs, into: MemorizeScreenTexts.themePairs, in: visit)
    try visit.tap("Save the theme")
  }

  private func note(_ visit: Visit) -> String {
    visit.page.first { $0.role == "status" && $0.classes.contains("note") }?.textContent ?? ""
  }

  @Test("a theme is made, chosen for the next game, and played like the others")
  func made() throws {
    let visit = try openThemes()
    try write("red", into: "Colour", in: visit)
    try write("orange", into: "Second colour", in: visit)
    try make("Ours", "🐧👻✏️", pairs: "2", in: visit)
    #expect(visit.toast == "The theme is saved.")
    #expect(visit.model.library.themes.map(\.look.name) == ["Ours"])
    try visit.tap("Start")
    let puzzle = try visit.memorize.puzzle
    #expect(puzzle.look.name == "Ours")
    #expect(puzzle.pairCount == 2)
    #expect(visit.page.first(class: "cards")?.styles["--to"] == "var(--fill-orange, var(--fill))")
  }

  @Test("what is wrong is told with its reasons, and nothing is kept")
  func problems() throws {
    let visit = try openThemes()
    #expect(note(visit).isEmpty, "nobody has tried yet")
    try make("", "abc", pairs: "0", in: visit)
    for sentence in [
      "The theme needs a name.", "Pairs are all, a number from 1, or a range such as 4-9.",
      "There is no emoji.", "No emoji, and left out: a b c",
    ] {
      #expect(note(visit).contains(sentence))
    }
    #expect(visit.model.library.themes.isEmpty)
    try make("Ours", "🐧🐧👻 x", pairs: "47", in: visit)
    #expect(visit.model.library.themes.count == 1, "remarks keep no theme from being used")
  }

  @Test("remarks are told while one types")
  func remarks() throws {
    let visit = try openThemes()
    try write("🐧🐧", into: "Emoji", in: visit)
    #expect(note(visit).contains("There more than once, and counted once: 🐧"))
    try write("2", into: MemorizeScreenTexts.themePairs, in: visit)
    #expect(note(visit).contains("There are emoji for 1 pair only."))
  }

  @Test("a theme is changed in its place")
  func changed() throws {
    let visit = try openThemes()
    try make("Ours", "🐧👻", in: visit)
    try visit.tap("Your own themes")
    try visit.tap("Change")
    #expect(try field("Emoji", in: visit).properties["value"] == "🐧👻")
    try make("Theirs", "🐧👻🏀", in: visit)
    #expect(visit.model.library.themes.map(\.look.name) == ["Theirs"])
    let next = Visit(rows: visit.host.rows.map { Row(key: $0.key, text: $0.value) })
    #expect(next.model.library.themes.map(\.look.name) == ["Theirs"])
  }

  @Test("a theme is deleted, which can be undone; games that were dealt from it stay")
  func deleted() throws {
    let visit = try openThemes()
    try make("Ours", "🐧👻", in: visit)
    try visit.tap("Start")
    _ = try openThemes(visit)
    try visit.tapInDialog("Delete")
    #expect(visit.model.library.themes.isEmpty)
    #expect(visit.listed.count == 1)
    try visit.tap("Undo")
    #expect(visit.model.library.themes.map(\.look.name) == ["Ours"])
    #expect(visit.host.rows.keys.contains { $0.starts(with: Array("theme/".utf8)) })
  }

  @Test("a theme travels by link, and is kept only when the player says so")
  func link() throws {
    let visit = try openThemes()
    try make("Ours", "🐧👻✏️🇫🇷", pairs: "2-3", in: visit)
    try visit.tap("Your own themes")
    try visit.tap("Link")
    let link = try #require(visit.host.clipboard?.split(separator: "#").last)
    let other = Visit(String(link))
    #expect(other.toast == "Somebody sent you a theme. Save it to play with it.")
    #expect(other.model.library.themes.isEmpty)
    #expect(try field("Name", in: other).properties["value"] == "Ours")
    try other.tap("Save the theme")
    #expect(other.model.library.themes == visit.model.library.themes)
  }

  @Test("a link with a theme whose name is not shown is refused")
  func unfit() throws {
    let draft = MemorizeThemeDraft(name: "holy crap", pairs: "all", fill: "red", emoji: "🐧")
    let theme = try #require(draft.theme)
    let link = MemorizeChallenge.theme(theme).text(salt: 1)
    #expect(Visit("/memorize/challenge/\(link)").toast == ShareTexts.unfit)
  }

  @Test("another open page's theme is there at once, and leaves when it is deleted there")
  func following() throws {
    let visit = try openThemes()
    try make("Ours", "🐧👻", in: visit)
    let row = try #require(visit.host.rows.first { $0.key.starts(with: Array("theme/".utf8)) })
    let other = Visit()
    other.app.changed(Row(key: row.key, text: row.value))
    try other.tap("Choose theme, players and scoring")
    let list = try #require(other.page.first { $0.name == "select" })
    #expect(list.children.last?.textContent == "Ours")
    visit.model.library.discard(try #require(visit.model.library.themes.first))
    for change in visit.model.library.takeChanges() { other.app.changed(change.row) }
    #expect(other.model.library.themes.isEmpty)
  }

  @Test("New game deals from the player's own themes too")
  func newGame() throws {
    let visit = try openThemes()
    try make("Ours", "🐧👻", in: visit)
    try visit.tap("Start")
    var names: Set<String> = []
    for _ in 0..<120 {
      try visit.tap("New game")
      names.insert(try visit.memorize.puzzle.look.name)
    }
    #expect(names.count == 17)
  }
}
