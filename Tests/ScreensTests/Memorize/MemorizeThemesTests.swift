import Games
import Library
import ScreensTesting
import Testing

@testable import Screens

@Suite("The player's own themes for Memorize")
struct MemorizeThemesTests {
  /// Opens the modal with the player's own themes.
  private func openThemes(_ visit: Visit = Visit()) -> Visit {
    visit.remember { $0.offerChoices() }
    visit.remember { $0.edit(nil) }
    return visit
  }

  /// Enters a theme.
  private func write(_ name: String, _ emoji: String, pairs: String = "all", in visit: Visit) {
    visit.remember {
      $0.fields?.name = name
      $0.fields?.emoji = emoji
      $0.fields?.pairs = pairs
    }
  }

  /// Enters a theme, and saves it.
  private func make(_ name: String, _ emoji: String, pairs: String = "all", in visit: Visit) {
    write(name, emoji, pairs: pairs, in: visit)
    visit.remember { $0.saveTheme() }
  }

  private func note(_ visit: Visit) -> String { visit.model.shelf.memorize.fields?.problems ?? "" }

  private func names(_ visit: Visit) -> [String] { visit.model.library.themes.map(\.look.name) }

  private func nextVisit(after visit: Visit) -> Visit {
    Visit(rows: visit.host.rows.map { Row(key: $0.key, text: $0.value) })
  }

  private func rows(_ visit: Visit) -> [Row] {
    visit.host.rows.filter { $0.key.starts(with: Array("theme/".utf8)) }
      .map { Row(key: $0.key, text: $0.value) }
  }

  @Test("a player makes a theme, chooses it for the next game, and plays it like the others")
  func made() throws {
    let visit = openThemes()
    visit.remember {
      $0.fields?.colour = "red"
      $0.fields?.secondColour = "orange"
    }
    make("Ours", "🐧👻✏️", pairs: "2", in: visit)
    #expect(visit.toast == "Theme saved.")
    #expect(names(visit) == ["Ours"])
    #expect(visit.model.shelf.memorize.fields == nil, "the choices are shown again")
    visit.remember { $0.startChosen() }
    let puzzle = try visit.memorize.puzzle
    #expect(puzzle.look.name == "Ours")
    #expect(puzzle.pairCount == 2)
    #expect(
      puzzle.look.fill.names.map { String(decoding: $0, as: UTF8.self) } == ["red", "orange"])
  }

  @Test("a wrong theme is refused with its reasons, and nothing is stored")
  func problems() {
    let visit = openThemes()
    #expect(note(visit).isEmpty, "the player has not tried yet")
    make("", "abc", pairs: "0", in: visit)
    for sentence in [
      "Give the theme a name.", "Pairs: all, a number from 1 or a range like 4-9.",
      "Add some emoji.", "Not emoji, left out: a b c",
    ] {
      #expect(note(visit).contains(sentence))
    }
    #expect(visit.model.library.themes.isEmpty)
    #expect(rows(visit).isEmpty)
    make("Ours", "🐧🐧👻 x", pairs: "47", in: visit)
    #expect(visit.model.library.themes.count == 1, "remarks do not stop the use of a theme")
  }

  @Test("remarks appear while the player types")
  func remarks() {
    let visit = openThemes()
    visit.remember { $0.fields?.emoji = "🐧🐧" }
    #expect(note(visit).contains("Repeated, counted once: 🐧"))
    visit.remember { $0.fields?.pairs = "2" }
    #expect(note(visit).contains("Only enough emoji for 1 pair."))
  }

  @Test("a player changes a theme in its place")
  func changed() throws {
    let visit = openThemes()
    make("Ours", "🐧👻", in: visit)
    let theme = try #require(visit.model.library.themes.first)
    visit.remember { $0.edit(theme) }
    #expect(visit.model.shelf.memorize.fields?.emoji == "🐧👻")
    make("Theirs", "🐧👻🏀", in: visit)
    #expect(names(visit) == ["Theirs"])
    #expect(names(nextVisit(after: visit)) == ["Theirs"])
  }

  @Test("a player can delete a theme, and undo that; games that were dealt from it stay")
  func deleted() throws {
    let visit = openThemes()
    make("Ours", "🐧👻", in: visit)
    visit.remember { $0.startChosen() }
    _ = openThemes(visit)
    let theme = try #require(visit.model.library.themes.first)
    visit.remember { $0.delete(theme) }
    #expect(visit.model.library.themes.isEmpty)
    #expect(names(nextVisit(after: visit)).isEmpty)
    #expect(visit.model.library.history.count == 1)
    let undo = try #require(visit.frame.toast?.action)
    #expect(undo.title == "Undo")
    visit.act { _ in undo.act() }
    #expect(names(visit) == ["Ours"])
    #expect(rows(visit).count == 1)
    #expect(visit.toast == nil)
  }

  @Test("the modal takes the focus whenever the element with the focus goes")
  func focus() throws {
    let visit = openThemes()
    let model = visit.model.shelf.memorize
    #expect(model.modalChanges == 1)
    make("Ours", "🐧👻", in: visit)
    #expect(model.modalChanges == 2)
    let theme = try #require(visit.model.library.themes.first)
    visit.remember { $0.edit(theme) }
    visit.remember { $0.delete(theme) }
    #expect(model.modalChanges == 4)
    #expect(model.fields?.name == "", "the theme in the fields is gone")
  }

  @Test("a theme travels by link, and is stored only when the player saves it")
  func link() throws {
    let visit = openThemes()
    make("Ours", "🐧👻✏️🇫🇷", pairs: "2-3", in: visit)
    let theme = try #require(visit.model.library.themes.first)
    visit.remember { $0.copyLink(to: theme) }
    let link = try #require(visit.host.clipboard?.split(separator: "#").last)
    let other = Visit(String(link))
    #expect(other.toast == "A friend sent you a theme. Save it to play.")
    #expect(other.frame.modal == .newGame(.memorize))
    #expect(other.model.library.themes.isEmpty)
    #expect(other.model.shelf.memorize.fields?.name == "Ours")
    other.remember { $0.saveTheme() }
    #expect(other.model.library.themes == visit.model.library.themes)
  }

  @Test("a link with a theme whose name is not shown is refused")
  func unfit() throws {
    let draft = MemorizeThemeDraft(name: "holy crap", pairs: "all", fill: "red", emoji: "🐧")
    let theme = try #require(draft.theme)
    let link = MemorizeChallenge.theme(theme).text(salt: 1)
    #expect(Visit("/memorize/challenge/\(link)").toast == ShareTexts.unfit)
  }

  @Test("a theme of another open page appears at once, and goes when it is deleted there")
  func following() throws {
    let visit = openThemes()
    make("Ours", "🐧👻", in: visit)
    let row = try #require(rows(visit).first)
    let other = Visit()
    other.act { $0.changed(row) }
    #expect(other.model.shelf.memorize.themes.last?.look.name == "Ours")
    visit.model.library.discard(try #require(visit.model.library.themes.first))
    for change in visit.model.library.takeChanges() { other.act { $0.changed(change.row) } }
    #expect(other.model.library.themes.isEmpty)
    #expect(other.model.shelf.memorize.themes.count == 19)
  }

  @Test("New game deals from the player's own themes too")
  func newGame() throws {
    let visit = openThemes()
    make("Ours", "🐧👻", in: visit)
    visit.remember { $0.startChosen() }
    var names: Set<String> = []
    for _ in 0..<120 {
      visit.remember { $0.playAgain() }
      names.insert(try visit.memorize.puzzle.look.name)
    }
    #expect(names.count == 20)
  }
}
