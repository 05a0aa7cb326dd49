import Games
import Library
import MarkupTesting
import ScreensTesting
import Testing
import Words

@testable import Screens
@testable import WebApp

@Suite("The end of a Codeword on the page")
struct EndTests {
  private func finished() throws -> Visit {
    let visit = Visit(address(), rows: [codewordRow()])
    visit.wait(3000)
    visit.attempt(try word("trace"))
    visit.attempt(try word("crane"))
    return visit
  }

  @Test("a found word is shown, and the keyboard goes (CW-1, CW-7)")
  func won() throws {
    let visit = try finished()
    #expect(visit.page.first(class: "answer")?.textContent == "CRANE")
    #expect(visit.page.first(class: "keyboard") == nil)
    #expect(visit.page.first(class: "draft") == nil)
    #expect(visit.page.first(class: "end-headline")?.textContent == "2 tries")
    #expect(visit.page.first(class: "end-figure")?.textContent == "Excellent")
    #expect(visit.page.focused?.textContent == "Another game", "Enter plays again")
    #expect(visit.listed[0].descendant(class: "time")?.textContent == "0:03")
  }

  @Test("a word that was not found is revealed when the attempts are used up (CW-1)")
  func lost() throws {
    let visit = Visit(address(), rows: [codewordRow(limit: "2", moves: ["1 0 trace"])])
    visit.attempt(try word("plaid"))
    #expect(visit.page.first(class: "answer")?.textContent == "CRANE")
    #expect(visit.page.first(class: "keyboard") == nil)
    #expect(visit.listed[0].textContent.contains("2 tries · not found"))
    #expect(visit.page.first(class: "end-headline")?.textContent == "Not this time")
    #expect(visit.page.first(class: "message") == nil, "no message stands beside the end")
  }

  @Test("the end shows this game in the accent among the other games, and the meaning")
  func among() throws {
    let games = [codewordRow(1, secret: "cod", moves: ["1 0 cat", "2 0 cod"])]
    let others = (2...5).map { codewordRow($0, secret: "cat", moves: ["1 0 cat"]) }
    let visit = Visit(address(1), rows: games + others)
    let distribution = try #require(visit.page.first(class: "distribution"))
    let bars = distribution.children.compactMap { $0.descendant(class: "bar") }
    #expect(bars.map { $0.styles["--share"] ?? "" }.prefix(3) == ["100", "25", "0"])
    #expect(bars.count == 8, "each number of attempts has its place")
    #expect(
      distribution.children.map { $0.classes.contains("now") }.prefix(3) == [false, true, false])
    #expect(distribution.children[1].accessibleName == "2: once, this game")
    let figure = visit.page.first(class: "end-figure")?.textContent ?? ""
    #expect(figure.contains("you usually need 1.2"))
    #expect(visit.page.first(class: "end-answer")?.textContent == "CODa fish")
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

  @Test("a finished game opens again as it stands, and its end is not played again (CW-7)")
  func returned() throws {
    let visit = try finished()
    #expect(visit.page.first(class: "fresh") != nil)
    try visit.tap(ShellTexts.back)
    visit.tap(visit.listed[0])
    #expect(visit.page.first(class: "fresh") == nil)
    #expect(visit.page.focused?.classes.contains("game") == true)
    #expect(visit.page.first(class: "answer")?.textContent == "CRANE")
  }

  @Test("another game starts from the end, and takes the focus (CW-8)")
  func another() throws {
    let visit = try finished()
    visit.wait(500)
    try visit.tap(ShellTexts.anotherGame)
    #expect(visit.listed.count == 2)
    #expect(visit.page.first(class: "keyboard") != nil)
    #expect(visit.page.focused?.classes.contains("game") == true)
  }
}
