import Games
import Library
import MarkupTesting
import ScreensTesting
import Testing
import Words

@testable import Screens
@testable import WebApp

@Suite("The end of a Codeword")
struct EndTests {
  private func finished() throws -> Visit {
    let visit = Visit(address(), rows: [codewordRow()])
    visit.wait(3000)
    visit.attempt(try word("trace"))
    visit.attempt(try word("crane"))
    return visit
  }

  @Test("a found word is announced and shown, and the keyboard goes (CW-1, CW-7)")
  func won() throws {
    let visit = try finished()
    #expect(
      visit.announcement?.textContent
        == "Found in 2 attempts: CRANE. Attempt 2, CRANE: all exact.")
    #expect(visit.page.first(class: "answer")?.textContent == "CRANE")
    #expect(visit.page.first(class: "keyboard") == nil)
    #expect(visit.page.first(class: "draft") == nil)
    #expect(visit.page.focused?.textContent == "Found")
    #expect(visit.page.first(text: "2 attempts · 0:03") != nil)
  }

  @Test("a word that was not found is revealed when the attempts are used up (CW-1)")
  func lost() throws {
    let visit = Visit(address(), rows: [codewordRow(limit: "2", moves: ["1 0 trace"])])
    visit.attempt(try word("plaid"))
    #expect(
      visit.announcement?.textContent.hasPrefix("Not found in 2 attempts. The word was CRANE.")
        == true)
    #expect(visit.page.first(class: "answer")?.textContent == "CRANE")
    #expect(visit.page.first(class: "keyboard") == nil)
    #expect(visit.listed[0].textContent.contains("2 attempts · not found"))
  }

  @Test("a game that is over opens as it ended, with the clock stopped (CW-7)")
  func reopened() throws {
    let visit = Visit(rows: [codewordRow(moves: ["1000 0 trace", "83000 0 crane"])])
    visit.tap(visit.listed[0])
    #expect(visit.attempts.map(\.textContent) == ["TRACE", "CRANE"])
    #expect(visit.page.first(class: "answer")?.textContent == "CRANE")
    #expect(visit.page.first(class: "keyboard") == nil)
    #expect(visit.page.focused?.classes.contains("game") == true)
    visit.wait(5000)
    #expect(visit.gameTime == "1:23")
    #expect(visit.page.press("a") == .ignored)
  }

  @Test("a game that ended is returned to as it stands: its end is not played again (CW-7)")
  func returned() throws {
    let visit = try finished()
    #expect(visit.page.first(class: "fresh") != nil)
    try visit.tap(ShellTexts.back)
    visit.tap(visit.listed[0])
    #expect(visit.page.first(class: "fresh") == nil)
    #expect(visit.page.focused?.classes.contains("game") == true)
    #expect(visit.page.first(class: "answer")?.textContent == "CRANE")
  }

  @Test("an attempt does not turn again when its game is returned to")
  func returnedBeforeTheEnd() throws {
    let visit = Visit(address(), rows: [codewordRow()])
    visit.attempt(try word("trace"))
    visit.press("e")
    try visit.tap(ShellTexts.back)
    visit.tap(visit.listed[0])
    #expect(visit.page.first(class: "fresh") == nil)
    #expect(visit.draft == "E____")
  }

  @Test("another game can be had however long the end was looked at (CW-8)")
  func longLook() throws {
    let visit = try finished()
    visit.wait(60_000)
    try visit.tap(ShellTexts.anotherGame)
    #expect(visit.listed.count == 2)
  }

  @Test("another game like this one starts from the end, but not within half a second (CW-8)")
  func another() throws {
    let visit = try finished()
    let first = try visit.session.header.id
    try visit.tap(ShellTexts.anotherGame)
    visit.wait(499)
    try visit.tap(ShellTexts.anotherGame)
    #expect(try visit.session.header.id == first)
    #expect(visit.listed.count == 1)
    visit.wait(1)
    try visit.tap(ShellTexts.anotherGame)
    #expect(try visit.session.header.id != first)
    #expect(visit.listed.count == 2)
    #expect(visit.page.first(class: "keyboard") != nil)
    #expect(visit.page.focused?.classes.contains("game") == true)
  }

  @Test("another game has the choices of this one, whatever was chosen since (CW-8)")
  func sameChoices() throws {
    let visit = Visit(
      address(), rows: [codewordRow(secret: "cat", limit: "8", mode: "hard", moves: ["1 0 cat"])])
    try visit.tap(ShellTexts.anotherGame)
    let options = try visit.session.options
    #expect(options == CodewordOptions(length: 3, limit: 8, mode: .hard))
    #expect(visit.draft == "___")
  }

  @Test("the list stays one step behind a game that follows another (CW-8)")
  func history() throws {
    let visit = Visit("/", rows: [codewordRow(moves: ["1 0 crane"])])
    visit.tap(visit.listed[0])
    try visit.tap(ShellTexts.anotherGame)
    #expect(visit.host.addresses.count == 2)
    try visit.tap(ShellTexts.back)
    #expect(visit.host.addresses == ["/"])
    #expect(visit.page.first(class: "game") == nil)
  }
}
