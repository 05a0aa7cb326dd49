import Games
import Library
import Markup
import MarkupTesting
import ScreensTesting
import Testing

@testable import Screens
@testable import WebApp

@Suite("Hangman in the frame")
struct HangmanFrameTests {
  private func choose(_ title: String, in visit: Visit) throws {
    visit.tap(
      try #require(
        visit.page.all(class: "segment").first { $0.textContent == title }?.children.first))
  }

  @Test("category, difficulty and mode are chosen for each game")
  func choices() throws {
    let visit = Visit()
    visit.offerChoices(of: .hangman)
    let list = try #require(visit.page.first { $0.name == "select" })
    #expect(list.children.count == 17)
    #expect(list.children.map(\.textContent).prefix(3) == ["Any category", "Animals", "The body"])
    visit.page.change(list, to: "5")
    try choose("Easy", in: visit)
    try choose("Evil", in: visit)
    try visit.tap("Start")
    let options = try visit.hangman.options
    #expect(
      options
        == HangmanOptions(source: .category(.countries), difficulty: .easy, mode: .evil))
    #expect(try visit.hangman.puzzle.entries.count >= 6)
  }

  @Test("the look is chosen for all games, and it sets the number of misses of a new game")
  func look() throws {
    let visit = Visit()
    visit.offerChoices(of: .hangman)
    try choose("Balloons", in: visit)
    try visit.tap("Close")
    try visit.tap(start: "Hangman")
    #expect(try visit.hangman.options.misses == 8)
    #expect(visit.drawn.count == 9)
    visit.press("e")
    try visit.tap("Back to the list")
    let row = try #require(visit.listed.first?.descendant(class: "drawing"))
    #expect(row.children.first?.attributes["href"] == "#balloons-scene")
  }

  @Test("a game shows in any look, whatever look it began with")
  func otherLook() {
    let visit = Visit.hangman("giraffe", misses: 6, settings: "look balloons\n")
    #expect(visit.drawn.count == 7, "six of eight balloons are left")
  }

  @Test("the row of a game shows its drawing and answer, and how far it is")
  func row() {
    let visit = Visit(
      rows: [
        hangmanRow(1, moves: ["letter x", "letter f"]),
        hangmanRow(2, begun: 0, answers: ["cat"], moves: ["answer cat"]),
      ])
    let first = visit.listed[0]
    #expect(first.descendant(class: "picture")?.textContent == "ff")
    #expect(first.textContent.contains("Animals · 5 left"))
    #expect(
      first.accessibleName.hasPrefix(
        "Hangman. blank, blank, blank, blank, f, f, blank. 1 of 6 misses. Yes, 2 F’s."))
    #expect(visit.listed[1].textContent.contains("Animals · found"))
  }

  @Test("the statistics count found answers, and how they were found")
  func statistics() throws {
    let visit = Visit(
      rows: [
        hangmanRow(1, answers: ["cat"], moves: ["answer cat"]),
        hangmanRow(2, answers: ["cat"], moves: "xzqkbm".map { "letter \($0)" }),
      ])
    try visit.tap("Statistics")
    try choose("Hangman", in: visit)
    let text = visit.dialog?.textContent ?? ""
    #expect(text.contains("No misses1") || text.contains("1No misses"))
    #expect(text.contains("50%"))
  }

  @Test("the help says what is hidden, what costs a miss, and what evil mode does")
  func help() throws {
    let visit = Visit.hangman("cat")
    try visit.tap("How to play")
    let text = visit.dialog?.textContent ?? ""
    for words in ["Each line hides a letter", "A hint costs a try", "In evil mode"] {
      #expect(text.contains(words))
    }
  }

  @Test("the fields hold the player's own answer, and a fault in it stands below")
  func ownAnswer() throws {
    let visit = Visit()
    visit.offerChoices(of: .hangman)
    let fields = visit.page.all { $0.name == "input" && $0.attributes["type"] == "text" }
    visit.page.input("Crème brûlée", into: fields[0])
    visit.page.input("it m\u{200B}elts", into: fields[1])
    try visit.tap("Copy link")
    try visit.tap("Play it here")
    #expect(visit.dialog?.textContent.contains("has a character we can’t show") == true)
    #expect(visit.host.clipboard == nil)
    visit.page.input("you crack it with a spoon", into: fields[1])
    try visit.tap("Copy link")
    #expect(visit.host.clipboard?.contains("#/hangman/challenge/") == true)
    try visit.tap("Play it here")
    #expect(visit.phrase == "_____ ______")
    try visit.tap("Hint: −1 try")
    #expect(visit.page.first(class: "clue")?.textContent == "Hint: you crack it with a spoon.")
  }
}
