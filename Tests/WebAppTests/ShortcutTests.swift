import Games
import Markup
import MarkupTesting
import ScreensTesting
import Testing

@testable import Screens
@testable import WebApp

@Suite("The keys of the keyboard")
struct ShortcutTests {
  private func showsKeys(_ visit: Visit) -> Bool { visit.page.first(class: "terms") != nil }

  @Test(
    "the question mark shows every key, in a game, after its end and over the list",
    arguments: ["/", address()], [[], ["5 9 crane"]])
  func question(fragment: String, moves: [String]) {
    let visit = Visit(fragment, rows: [codewordRow(moves: moves)])
    visit.press("?")
    #expect(showsKeys(visit))
    #expect(visit.page.all { $0.name == "kbd" }.count >= 10)
  }

  @Test("the question mark is the browser's with another key held down, or over a modal")
  func leftAlone() throws {
    let visit = Visit(address(), rows: [codewordRow()])
    let game = try #require(visit.page.first(class: "game"))
    #expect(visit.page.send(.keydown, to: game, text: "?", modifiers: .control) == .ignored)
    #expect(visit.page.send(.keydown, to: game, text: "?", modifiers: .shift) == .handled)
    try visit.tap(ShellTexts.close)
    try visit.tap(SettingsTexts.title)
    visit.press("?")
    #expect(!showsKeys(visit))
    #expect(visit.page.modals.count == 1)
  }

  @Test("every game has its keys under its name")
  func everyGame() throws {
    let visit = Visit(address(), rows: [codewordRow()])
    visit.press("?")
    let headings = visit.page.all { $0.name == "h3" }.map(\.textContent)
    #expect(Array(headings.dropFirst().dropLast(2)) == GameKind.allCases.map(\.name))
    let keys = visit.page.all { $0.classes.contains("terms") }
    #expect(keys.count == headings.count)
    for list in keys { #expect(list.subtree.contains { $0.name == "kbd" }) }
  }

  @Test("the help leads to the keys, which take the focus in the same modal")
  func fromHelp() throws {
    let visit = Visit(address(), rows: [codewordRow()])
    try visit.tap(ShellTexts.help)
    try visit.tap(ShortcutTexts.title)
    #expect(showsKeys(visit))
    #expect(visit.page.modals.count == 1)
    #expect(visit.page.focused?.classes.contains("help") == true)
  }
}
