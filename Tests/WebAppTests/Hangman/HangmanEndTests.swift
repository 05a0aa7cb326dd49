import Games
import Library
import Markup
import MarkupTesting
import ScreensTesting
import Testing

@testable import Screens
@testable import WebApp

@Suite("The ends of a Hangman")
struct HangmanEndTests {
  @Test("HM-6: the page shows a win, and no letter can be guessed any more")
  func won() throws {
    let visit = Visit.hangman("giraffe", moves: ["letter x"])
    visit.press("g", "i", "r", "a", "f", "e")
    #expect(visit.dialog == nil, "nothing covers the drawing")
    let end = try #require(visit.page.first(class: "end"))
    #expect(end.descendant(class: "end-headline")?.textContent == "You found it")
    #expect(end.descendant(class: "end-figure")?.textContent == "1 miss")
    #expect(end.descendant(class: "end-answer")?.textContent == "giraffeit has a very long neck.")
    #expect(visit.page.first(class: "misses") == nil, "no line about tries is left")
    let game = try visit.hangman
    visit.press("z")
    #expect(try visit.hangman == game)
    #expect(visit.key("Z") == nil)
    #expect(
      visit.drawn == ["#gallows-scene", "#gallows-p1", "#gallows-p2", "#gallows-won moves"])
  }

  @Test("the end shows this game among those that were won, by their misses")
  func among() throws {
    let rows = (1...3).map { number in
      hangmanRow(
        number, answers: ["cat"],
        moves: Array(["letter x", "letter z"].prefix(Int(number) - 1)) + ["answer cat"])
    }
    func address(_ id: UInt64) -> String { Route.game(.hangman, GameID(high: 0, low: id)).fragment }
    let visit = Visit(address(2), rows: rows)
    let distribution = try #require(visit.page.first(class: "distribution"))
    #expect(distribution.accessibleName == "Misses when found")
    #expect(
      distribution.children.count == 6, "a column for each number of misses that does not lose")
    #expect(
      distribution.children.map { $0.classes.contains("now") }.prefix(3) == [false, true, false])
    #expect(distribution.children[1].accessibleName == "1: once, this game")
    let first = Visit(address(1), rows: [rows[0]])
    #expect(first.page.first(class: "distribution") == nil, "one game is nothing to compare")
  }

  @Test("HM-7: the page shows a loss with the answer")
  func lost() throws {
    let visit = Visit.hangman("giraffe", moves: ["letter f"])
    visit.press("x", "z", "q", "k", "b", "m")
    #expect(visit.dialog == nil)
    #expect(visit.page.first(class: "end-headline")?.textContent == "Not this time")
    #expect(visit.page.first(class: "answer")?.textContent == "giraffe")
    #expect(visit.phrase == "giraffe")
    #expect(
      visit.page.first(class: "phrase")?.accessibleName == "Not found. The answer was giraffe.")
    #expect(
      visit.page.first(class: "hangman")?.subtree.count { $0.classes.contains("missed") } == 5)
    #expect(visit.drawn.last == "#gallows-end moves")
  }

  @Test("while the last part is drawn, neither the answer nor the end shows")
  func hold() throws {
    let visit = Visit.hangman("giraffe", moves: "xzqkb".map { "letter \($0)" })
    visit.host.isMoving = true
    visit.press("m")
    #expect(visit.phrase == "_______")
    #expect(visit.page.first(class: "end") == nil)
    #expect(visit.drawn.last == "#gallows-p8 moves")
    #expect(visit.key("Z") != nil)
    visit.wait(900)
    #expect(visit.phrase == "giraffe")
    #expect(visit.drawn.last == "#gallows-end moves")
    #expect(visit.key("Z") == nil)
  }

  @Test("a game that a player returns to shows its end, and nothing hops")
  func returned() throws {
    let visit = Visit.hangman("cat", moves: ["answer cat"])
    #expect(visit.page.first(class: "end-headline")?.textContent == "No misses")
    #expect(visit.page.first(class: "won") == nil)
    #expect(visit.page.focused?.classes.contains("game") == true)
  }

  @Test("the way on takes the focus at the end, and a closed modal does not hand it there")
  func focus() throws {
    let visit = Visit.hangman("cat")
    visit.press("c", "a", "t")
    #expect(visit.page.focused?.textContent == "Another game")
    #expect(visit.page.first(class: "won") != nil, "its letters hop")
    try visit.tap("How to play")
    try visit.tapInDialog("Close")
    #expect(visit.page.focused?.accessibleName == "How to play")
  }

  @Test("HM-8: the end leads to another game", arguments: ["Another game", "Same puzzle"])
  func again(name: String) throws {
    let visit = Visit.hangman("cat")
    // The modal for a new game fetches the words.
    visit.offerChoices(of: .hangman)
    try visit.tapInDialog("Close")
    visit.press("c", "a", "t")
    try visit.tap(name)
    #expect(visit.listed.count == 1, "a tap right at the end does nothing")
    visit.wait(500)
    try visit.tap(name)
    #expect(visit.phrase.contains("_"))
    #expect(visit.listed.count == 2)
  }

  @Test("the end of an evil game shows how many answers were possible")
  func evil() {
    let visit = Visit.hangman(
      "cat", "dog", "cow", "pig", "hen", "rat", moves: ["a", "o", "g"].map { "letter \($0)" })
    visit.press("c", "d", "x")
    visit.press("h", "e", "n")
    let text = visit.page.first(class: "end")?.textContent ?? ""
    #expect(text.contains("6 answers were possible at first."))
  }

  @Test("the shared text is copied in its own modal, with a link to the puzzle")
  func sharing() throws {
    let visit = Visit.hangman("cat")
    visit.press("c", "a", "t")
    visit.wait(500)
    try visit.tap("Share")
    try visit.tap("Copy")
    #expect(visit.host.clipboard?.hasPrefix("Pastime Hangman: 0 misses · Animals\n🟩🟩🟩\n") == true)
    #expect(visit.host.clipboard?.contains("#/hangman/challenge/") == true)
  }
}
