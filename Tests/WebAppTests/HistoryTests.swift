import Games
import Library
import Markup
import MarkupTesting
import ScreensTesting
import Testing

@testable import Screens
@testable import WebApp

@Suite("The list of games")
struct HistoryTests {
  @Test("the list is empty at first, and says what will be there (CW-2)")
  func empty() {
    let visit = Visit()
    #expect(visit.listed.isEmpty)
    #expect(visit.page.first(text: ShellTexts.emptyList) != nil)
    #expect(visit.host.rows.isEmpty)
    #expect(visit.host.titles == ["Pastime"])
  }

  @Test("each game that is played is listed (CW-2)")
  func growing() throws {
    let visit = Visit()
    for count in 1...3 {
      try visit.tap("New Codeword, 5 letters")
      visit.attempt(try visit.wrongWords(1)[0])
      try visit.tap(ShellTexts.back)
      #expect(visit.listed.count == count)
      #expect(visit.page.first(text: ShellTexts.emptyList) == nil)
    }
  }

  @Test("one that was only looked at is not listed, and its address has it still")
  func lookedAt() throws {
    let visit = Visit()
    try visit.tap("New Codeword, 5 letters")
    let id = try visit.session.header.id
    #expect(visit.host.rows.count == 1)
    try visit.tap(ShellTexts.back)
    #expect(visit.listed.isEmpty)
    #expect(visit.host.rows.isEmpty)
    #expect(visit.control("New Codeword, 5 letters") != nil)
    visit.app.navigated(to: Array(Route.game(.codeword, id).fragment.utf8))
    visit.deliver()
    #expect(try visit.session.header.id == id)
    #expect(visit.host.rows.count == 1)
  }

  @Test("another game over one without a move takes its place")
  func replaced() throws {
    let visit = Visit()
    visit.app.resized(width: 1440, height: 900)
    for _ in 0..<3 { try visit.tap("New Codeword, 5 letters") }
    #expect(visit.listed.count == 1)
    #expect(visit.host.rows.count == 1)
  }

  @Test("a row is one link whose name says the whole state")
  func name() {
    let visit = Visit(rows: [codewordRow(moves: ["61000 20 trace"])])
    #expect(visit.listed.map(\.role) == ["link"])
    #expect(
      visit.listed[0].accessibleName
        == "Codeword. 1 attempt, not found yet. Attempt 1, TRACE: T none, R exact, A exact, "
        + "C inexact, E exact. 1 minute 1 second.")
  }

  @Test("the row of the open game is the current one, and only that")
  func current() {
    let visit = Visit(
      address(2),
      rows: [1, 2].map {
        codewordRow($0, begun: Int64($0) * 1000, moves: ["10 10 trace"])
      })
    #expect(visit.listed.map { $0.attributes["aria-current"] } == ["page", nil])
    visit.tap(visit.listed[1])
    #expect(visit.listed.map { $0.attributes["aria-current"] } == [nil, "page"])
  }

  @Test("a long list shows its newest part, and older games on demand")
  func pages() throws {
    let visit = Visit(rows: (1...401).map { codewordRow($0, begun: Int64($0)) })
    #expect(visit.listed.count == 200)
    #expect(visit.listed[0].attributes["href"] == "#" + address(401))
    try visit.tap("Show older games (201 more)")
    #expect(visit.listed.count == 400)
    try visit.tap("Show older games (1 more)")
    #expect(visit.listed.count == 401)
    #expect(visit.page.first(class: "history-more") == nil)
  }

  @Test("a row is opened by the app, and a click for another tab is left to the browser")
  func otherTab() {
    let visit = Visit("/", rows: [codewordRow()])
    for modifier in [Modifiers.control, .meta, .shift] {
      #expect(
        visit.page.send(.click, to: visit.listed[0], modifiers: modifier) == .ignored)
    }
    #expect(visit.page.first(class: "game") == nil)
    #expect(visit.page.click(visit.listed[0]) == .handled)
    #expect(visit.page.first(class: "game") != nil)
  }
}
