import Games
import Library
import MarkupTesting
import ScreensTesting
import Testing

@testable import Screens
@testable import WebApp

@Suite("What is kept")
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

  @Test("a message is taken away by its button, and does not come back")
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

  @Test("a sheet takes no message away: it can be answered in the sheet")
  func messageInSheet() throws {
    let visit = Visit(address(), rows: [codewordRow(), codewordRow(2)])
    visit.model.history.delete(RecordID(high: 0, low: 2))
    try visit.tap(SettingsTexts.title)
    #expect(visit.toast == ShellTexts.deleted)
    let sheet = try #require(visit.page.modals.first)
    let undo = try #require(visit.control(ShellTexts.undo))
    #expect(sheet.subtree.contains { $0 === undo })
    visit.tap(undo)
    #expect(visit.listed.count == 2)
    #expect(visit.toast == nil)
  }

  @Test("where another tab played on differently, both games are kept and this is the new one")
  func branched() throws {
    let visit = Visit(address(), rows: [codewordRow()])
    let other = codewordRow(moves: ["5 9 plaid"])
    visit.host.rows[other.key] = other.text
    visit.attempt(try word("trace"))
    #expect(visit.toast == ShellTexts.branched)
    #expect(visit.listed.count == 2)
    #expect(visit.attempts.map(\.textContent) == ["TRACE"])
    #expect(visit.host.rows[other.key] == other.text)
    #expect(visit.host.addresses == [try Route.game(.codeword, visit.session.header.id).fragment])
    visit.attempt(try word("erase"))
    #expect(visit.attempts.count == 2)
  }

  @Test("a word that was being typed outlives the branching of its game")
  func branchedDraft() throws {
    let visit = Visit(address(), rows: [codewordRow()])
    let other = codewordRow(moves: ["5 9 plaid"])
    visit.host.rows[other.key] = other.text
    visit.type(try word("trace"))
    visit.page.press("Enter")
    for letter in ["e", "r"] { visit.page.press(letter) }
    visit.deliver()
    #expect(visit.toast == ShellTexts.branched)
    #expect(visit.draft == "ER___")
  }

  @Test("where another tab only played on, its attempts appear here")
  func adopted() throws {
    let visit = Visit(address(), rows: [codewordRow()])
    visit.host.now = Milliseconds(50_100)
    visit.attempt(try word("trace"))
    let record = try #require(visit.host.rows[codewordRow().key])
    let longer = record + Array("200 900 plaid\n300 950 erase\n".utf8)
    let id = RecordID(high: 0, low: 1)
    let resolution = visit.model.library.resolveConflict(
      over: id, stored: longer, newID: visit.model.frame.newID(), at: visit.host.now)
    #expect(resolution == .adopted(id))
    visit.app.woke(.tick)
    #expect(visit.attempts.map(\.textContent) == ["TRACE", "PLAID", "ERASE"])
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
