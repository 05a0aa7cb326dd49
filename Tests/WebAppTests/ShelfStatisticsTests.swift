import Games
import Library
import Markup
import MarkupTesting
import ScreensTesting
import Testing

@testable import Screens
@testable import WebApp

@Suite("The statistics and the help of all games")
struct ShelfStatisticsViewTests {
  private func statistics(_ visit: Visit) throws -> PageNode {
    try visit.tap("Statistics")
    return try choose("All", in: visit)
  }

  @discardableResult
  private func choose(_ name: String, in visit: Visit) throws -> PageNode {
    let dialog = try #require(visit.page.first { $0.name == "dialog" })
    visit.tap(
      try #require(dialog.subtree.first { $0.role == "radio" && $0.accessibleName == name }))
    return try #require(visit.page.first { $0.name == "dialog" })
  }

  private func figures(_ dialog: PageNode) -> [String: String] {
    var figures: [String: String] = [:]
    for grid in dialog.subtree where grid.classes.contains("figures") {
      for figure in grid.children where figure.children.count == 2 {
        figures[figure.children[0].textContent] = figure.children[1].textContent
      }
    }
    return figures
  }

  private func table(_ dialog: PageNode) -> [[String]] {
    dialog.subtree.filter { $0.name == "tr" }.map { row in
      row.children.filter { ["th", "td"].contains($0.name) }.map(\.textContent)
    }
  }

  @Test("all games are counted together, with a row for each kind that was played")
  func all() throws {
    let visit = Visit("/", rows: shelfRows)
    visit.host.timeZone = Milliseconds(86_400_000 - 8_500_000)
    let dialog = try statistics(visit)
    #expect(figures(dialog) == ["Played": "2", "Days": "2"])
    #expect(
      table(dialog) == [
        ["Game", "Played", "Won", "Time"],
        ["Codeword", "1", "0%", "0:00"],
        ["Hangman", "1", "100%", "0:00"],
        ["All", "2", "50%", "0:00"],
      ])
  }

  @Test("the name of a game leads to its own statistics")
  func leads() throws {
    let visit = Visit("/", rows: shelfRows)
    let dialog = try statistics(visit)
    visit.tap(
      try #require(dialog.subtree.first { $0.role == "button" && $0.accessibleName == "Hangman" }))
    #expect(visit.model.frame.modal == .statistics(.hangman))
    #expect(visit.page.first { $0.name == "table" } == nil)
    #expect(visit.page.focused?.attributes["id"] == "modal-title", "its button is gone")
    let moves = visit.page.focusMoves
    try choose("Codeword", in: visit)
    try visit.tap(ShellTexts.close)
    try visit.tap("Statistics")
    #expect(visit.page.focusMoves == moves)
  }

  @Test("a game that was never finished has no filters, and a choice without games can be undone")
  func filters() throws {
    func titles(_ dialog: PageNode) -> [String] {
      dialog.subtree.filter { $0.name == "legend" }.map(\.textContent)
    }
    let visit = Visit("/", rows: shelfRows)
    var dialog = try statistics(visit)
    let all = titles(dialog)
    dialog = try choose("Memorize", in: visit)
    #expect(titles(dialog) == all)
    dialog = try choose("Hangman", in: visit)
    let ofHangman = titles(dialog)
    #expect(ofHangman.count > all.count)
    dialog = try choose("Evil", in: visit)
    #expect(dialog.subtree.contains { $0.textContent == StatisticsTexts.nothing })
    #expect(titles(dialog) == ofHangman)
  }

  @Test("before the end of a first game the statistics say so")
  func nothing() throws {
    let visit = Visit("/", rows: [codewordRow()])
    let dialog = try statistics(visit)
    #expect(dialog.subtree.contains { $0.textContent == StatisticsTexts.nothing })
    #expect(table(dialog).isEmpty)
  }

  @Test("one help covers every game")
  func help() throws {
    let visit = Visit("/", rows: [timesRow()])
    try visit.openFromSettings(ShellTexts.allHelp)
    #expect(visit.model.frame.modal == .help(.codeword))
    for kind in GameKind.allCases {
      let dialog = try choose(kind.name, in: visit)
      #expect(dialog.subtree.contains { $0.name == "h2" && $0.textContent == kind.helpTitle })
    }
  }
}
