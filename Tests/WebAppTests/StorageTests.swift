import Games
import Library
import MarkupTesting
import ScreensTesting
import Testing

@testable import Screens
@testable import WebApp

@Suite("Stored games")
struct StorageTests {
  @Test("everything that was played shows again at the next visit (CW-18)")
  func nextVisit() throws {
    let first = Visit()
    try first.tap("New Codeword, 5 letters")
    for word in try first.wrongWords(2) { first.attempt(word) }
    let rows = first.host.rows.map { Row(key: $0.key, text: $0.value) }
    let second = Visit(rows: rows)
    #expect(second.toast == nil)
    #expect(second.listed.count == 1)
    second.tap(second.listed[0])
    #expect(second.attempts.map(\.html).count == 2)
    #expect(second.attempts.map(\.textContent) == first.attempts.map(\.textContent))
    #expect(second.attempts.map(\.marks) == first.attempts.map(\.marks))
  }

  @Test("the button of a message removes it, and it does not come back")
  func refused() throws {
    let visit = Visit(canStore: false) { $0.storageFailure = .refused }
    #expect(visit.toast == ShellTexts.storageRefused)
    try visit.tap("Dismiss")
    try visit.tap("New Codeword, 5 letters")
    #expect(visit.toast == nil)
  }

  @Test("a failure offers all games as a file")
  func rescue() throws {
    let visit = Visit(address(), rows: [codewordRow()]) { $0.storageFailure = .failed }
    visit.attempt(try word("trace"))
    #expect(visit.attempts.count == 1)
    try visit.tap(SettingsTexts.export)
    #expect(visit.host.saved != nil)
  }

  @Test("a modal removes no message, and the player can answer it in the modal")
  func messageInModal() throws {
    let visit = Visit(address(), rows: [codewordRow(), codewordRow(2)])
    visit.model.history.delete(GameID(high: 0, low: 2))
    try visit.tap(SettingsTexts.title)
    #expect(visit.toast == ShellTexts.deleted)
    let modal = try #require(visit.page.modals.first)
    let undo = try #require(visit.control(ShellTexts.undo))
    #expect(modal.subtree.contains { $0 === undo })
    visit.tap(undo)
    #expect(visit.listed.count == 2)
    #expect(visit.toast == nil)
  }

  @Test("both lines are kept if another tab plays on differently, and the player stays in this one")
  func continued() throws {
    let visit = Visit(address(), rows: [codewordRow()])
    let other = codewordRow(moves: ["5 9 plaid"])
    visit.host.rows[other.key] = other.text
    visit.attempt(try word("trace"))
    #expect(visit.toast == ShellTexts.continued)
    #expect(visit.listed.count == 1)
    #expect(visit.attempts.map(\.textContent) == ["TRACE"])
    visit.attempt(try word("erase"))
    #expect(visit.attempts.count == 2)
    let row = String(decoding: try #require(visit.host.rows[other.key]), as: UTF8.self)
    #expect(row.contains(" plaid\n") && row.hasPrefix("pastime 1\n"))
    #expect(row.contains(" trace\n") && row.contains(" erase\n"))
    let next = Visit(address(), rows: visit.host.rows.map { Row(key: $0.key, text: $0.value) })
    #expect(next.attempts.map(\.textContent) == ["TRACE", "ERASE"])
    #expect(next.listed.count == 1)
  }

  @Test("a half typed word survives the conflict")
  func continuedDraft() throws {
    let visit = Visit(address(), rows: [codewordRow()])
    let other = codewordRow(moves: ["5 9 plaid"])
    visit.host.rows[other.key] = other.text
    visit.type(try word("trace"))
    visit.page.press("Enter")
    for letter in ["e", "r"] { visit.page.press(letter) }
    visit.deliver()
    #expect(visit.toast == ShellTexts.continued)
    #expect(visit.draft == "ER___")
  }

  @Test("the other continuation is in the menu of the game, to play on there or to look through")
  func otherLines() throws {
    let visit = Visit(address(), rows: [codewordRow()])
    visit.app.changed([codewordRow(moves: ["5 9 plaid", "9 20 trace"])])
    visit.app.changed([codewordRow(moves: ["7 9 erase"])])
    #expect(visit.toast == ShellTexts.continued)
    #expect(visit.attempts.map(\.textContent) == ["PLAID", "TRACE"])
    try visit.tap(ShellTexts.actions)
    try visit.tap(ShellTexts.goOnThere)
    #expect(visit.page.modals.isEmpty)
    #expect(visit.attempts.map(\.textContent) == ["ERASE"])
    visit.attempt(try word("mount"))
    #expect(visit.attempts.map(\.textContent) == ["ERASE", "MOUNT"])
    #expect(visit.listed.count == 1)
    try visit.tap(ShellTexts.actions)
    try visit.tap(ShellTexts.lookThroughLine)
    #expect(visit.page.first(class: "verdict") != nil)
    #expect(visit.attempts.map(\.textContent) == ["PLAID", "TRACE"])
  }

  @Test("a game with one continuation offers no other")
  func noOtherLines() throws {
    let visit = Visit(address(), rows: [codewordRow(moves: ["5 9 plaid"])])
    try visit.tap(ShellTexts.actions)
    #expect(visit.control(ShellTexts.goOnThere) == nil)
    #expect(visit.page.first(label: ShellTexts.otherLines) == nil)
  }

  @Test("if another tab only plays on, its attempts appear here")
  func adopted() throws {
    let visit = Visit(address(), rows: [codewordRow()])
    visit.host.now = 50_100
    visit.attempt(try word("trace"))
    let record = try #require(visit.host.rows[codewordRow().key])
    let longer = record + Array("200 900 plaid\n300 950 erase\n".utf8)
    visit.host.rows[codewordRow().key] = longer
    let change = RowChange(Row(key: codewordRow().key, text: record), over: [])
    #expect(!visit.model.library.resolve(change, stored: longer, at: visit.host.now))
    visit.app.woke(.tick)
    #expect(visit.attempts.map(\.textContent) == ["TRACE", "PLAID", "ERASE"])
  }

  @Test("another line with as many moves shows its own board, in play and in review")
  func otherLine() throws {
    let lines =
      codewordRow(moves: ["1 0 trace"]).text + [0x1E]
      + codewordRow(moves: ["1 0 plaid"]).text
    let visit = Visit(address(), rows: [Row(key: codewordRow().key, text: lines)])
    let first = visit.attempts.map(\.textContent)
    let other = try #require(
      visit.model.library.otherLines(of: GameID(high: 0, low: 1)).first)
    visit.model.history.goOn(in: other)
    visit.app.woke(.tick)
    let second = visit.attempts.map(\.textContent)
    #expect(Set(first + second) == ["TRACE", "PLAID"])
    visit.model.reviews.lookThrough(other)
    visit.app.woke(.tick)
    #expect(visit.attempts.map(\.textContent) == second)
    let back = try #require(
      visit.model.library.otherLines(of: GameID(high: 0, low: 1)).first)
    visit.model.history.show(back)
    visit.model.reviews.lookThrough(back)
    visit.app.woke(.tick)
    #expect(visit.attempts.map(\.textContent) == first)
  }

  @Test("a row that never compares equal is reported, and not written forever")
  func incomparable() throws {
    let visit = Visit(address(), rows: [codewordRow()])
    let change = RowChange(codewordRow(), over: [1])
    visit.model.receive(.conflict, of: change, stored: [1])
    visit.app.woke(.tick)
    #expect(visit.toast?.hasSuffix(" Your game isn’t saved.") == true)
    #expect(visit.host.keptKeys.isEmpty)
  }

  @Test("an answer to a question that nobody asked changes nothing")
  func strayAnswer() {
    let visit = Visit()
    let before = visit.page.html
    visit.app.answered(request: 999, status: .full, text: [])
    visit.app.answered(request: -1, status: .conflict, text: [1, 2])
    #expect(visit.page.html == before)
  }
}
