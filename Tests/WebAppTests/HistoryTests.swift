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
  @Test("the list is empty at first, and says what it will show (CW-2)")
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

  @Test("a game that was only looked at is not listed, but its address still opens it")
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

  @Test("a new game replaces an open game without a move")
  func replaced() throws {
    let visit = Visit()
    visit.app.resized(width: 1440, height: 900)
    for _ in 0..<3 { try visit.tap("New Codeword, 5 letters") }
    #expect(visit.listed.count == 1)
    #expect(visit.host.rows.count == 1)
  }

  @Test(
    "the game with the latest attempt comes first, and opening and typing change nothing (CW-3)")
  func order() throws {
    let visit = Visit(rows: [
      codewordRow(1, begun: 100), codewordRow(2, begun: 200, moves: ["5 9000 stare"]),
      codewordRow(3, begun: 300),
    ])
    func order() -> [String?] { visit.listed.map { $0.attributes["href"] } }
    #expect(order() == [2, 3, 1].map { "#" + address($0) })
    visit.tap(visit.listed[2])
    visit.press("a", "b")
    visit.wait(5000)
    #expect(order() == [2, 3, 1].map { "#" + address($0) })
    visit.press("Backspace", "Backspace")
    visit.attempt(try word("trace"))
    #expect(order() == [1, 2, 3].map { "#" + address($0) })
  }

  @Test("a row shows the last attempt with the same markup as the board (CW-4)")
  func lastAttempt() throws {
    let visit = Visit(
      address(), rows: [codewordRow(moves: ["5 9 trace", "9 20 erase"])])
    let board = try #require(visit.attempts.last)
    let picture = try #require(visit.listed[0].descendant(class: "picture"))
    #expect(picture.textContent == "ERASE")
    #expect(picture.marks == ["none", "exact", "exact", "none", "exact"])
    #expect(picture.children.map(\.html) == board.children.map(\.html))
  }

  @Test("a row of a game without attempts shows redacted pegs (CW-5)")
  func redacted() throws {
    let visit = Visit(rows: [codewordRow(secret: "cran", moves: [])])
    let picture = try #require(visit.listed[0].descendant(class: "picture"))
    #expect(picture.marks == Array(repeating: "redacted", count: 4))
    #expect(picture.textContent.isEmpty)
  }

  @Test("a row shows how many attempts were made (CW-6)")
  func attempts() {
    let visit = Visit(rows: [
      codewordRow(1, begun: 3), codewordRow(2, begun: 2, moves: ["1 0 trace"]),
      codewordRow(3, begun: 1, moves: ["1 0 trace", "2 0 crane"]),
    ])
    let figures = visit.listed.map {
      $0.descendant(class: "history-progress")?.textContent
    }
    #expect(figures == ["No tries yet", "1 try so far", "2 tries · found"])
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
    try visit.tap("Show older games (201)")
    #expect(visit.listed.count == 400)
    try visit.tap("Show 1 older game")
    #expect(visit.listed.count == 401)
    #expect(visit.page.first(class: "history-more") == nil)
  }

  @Test("the app opens a row, and leaves a click for another tab to the browser")
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
