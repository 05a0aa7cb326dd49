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
    try visit.tap("Choose category, difficulty and mode")
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

  @Test("the look is a setting, from which the number of misses of a new game follows")
  func look() throws {
    let visit = Visit()
    try visit.tap("Settings")
    try choose("Balloons", in: visit)
    try visit.tap("Close")
    try visit.tap(start: "Hangman")
    #expect(try visit.hangman.options.misses == 8)
    #expect(visit.drawn.count == 9)
    try visit.tap("Back to the list")
    let row = try #require(visit.listed.first?.descendant(class: "drawing"))
    #expect(row.children.first?.attributes["href"] == "#balloons-scene")
  }

  @Test("a game shows in whichever look, whatever it was begun with")
  func otherLook() {
    let visit = Visit.hangman("giraffe", misses: 6, settings: "look balloons\n")
    #expect(visit.drawn.count == 7, "six of eight balloons are left")
  }

  @Test("an address with the name of another game leads to the game all the same")
  func wrongKind() throws {
    let visit = Visit(
      Route.game(.codeword, RecordID(high: 0, low: 1)).fragment, rows: [hangmanRow()])
    #expect(visit.phrase == "_______")
    #expect(visit.host.addresses.last == Route.game(.hangman, RecordID(high: 0, low: 1)).fragment)
  }

  @Test("a hint that has characters that do not show is refused with that reason")
  func badClue() throws {
    let visit = Visit()
    try visit.tap("Choose category, difficulty and mode")
    let fields = visit.page.all { $0.name == "input" && $0.attributes["type"] == "text" }
    visit.page.input("cat", into: fields[0])
    visit.page.input("it p\u{200B}urrs", into: fields[1])
    try visit.tap("Play it on this device")
    #expect(visit.dialog?.textContent.contains("has a character that does not show") == true)
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
        "Hangman. blank, blank, blank, blank, f, f, blank. 1 of 6 misses. F is in it twice."))
    #expect(visit.listed[1].textContent.contains("Animals · found"))
  }

  @Test("an answer of one's own is played here, or by whoever gets the link")
  func ownAnswer() throws {
    let visit = Visit()
    try visit.tap("Choose category, difficulty and mode")
    let fields = visit.page.all { $0.name == "input" && $0.attributes["type"] == "text" }
    visit.page.input("Crème brûlée", into: fields[0])
    visit.page.input("you crack it with a spoon", into: fields[1])
    try visit.tap("Copy the link")
    let link = try #require(visit.host.clipboard?.split(separator: "#").last)
    #expect(Visit(String(link)).phrase == "_____ ______")
    try visit.tap("Play it on this device")
    #expect(visit.phrase == "_____ ______")
    try visit.tap("Hint")
    #expect(visit.page.first(class: "clue")?.textContent == "Hint: you crack it with a spoon.")
    try visit.tap("Start over")
    try visit.tap("New puzzle")
    #expect(try visit.hangman.options.source == .any)
  }

  @Test(
    "an answer that cannot be played says why",
    arguments: [
      ("", "A word or a phrase is needed."), ("x", "Too short: two letters are needed."),
      ("日本", "Only letters from A to Z, accents, spaces and simple punctuation."),
    ])
  func badAnswer(text: String, sentence: String) throws {
    let visit = Visit()
    try visit.tap("Choose category, difficulty and mode")
    let field = try #require(
      visit.page.first { $0.name == "input" && $0.attributes["type"] == "text" })
    visit.page.input(text, into: field)
    try visit.tap("Play it on this device")
    #expect(visit.dialog?.textContent.contains(sentence) == true)
    #expect(visit.listed.isEmpty)
  }

  @Test("the statistics count what was found, and how")
  func statistics() throws {
    let visit = Visit(
      rows: [
        hangmanRow(1, answers: ["cat"], moves: ["answer cat"]),
        hangmanRow(2, answers: ["cat"], moves: "xzqkbm".map { "letter \($0)" }),
      ])
    try visit.tap("Statistics")
    try choose("Hangman", in: visit)
    let text = visit.dialog?.textContent ?? ""
    #expect(text.contains("Without a miss1") || text.contains("1Without a miss"))
    #expect(text.contains("50 %"))
  }

  @Test("the help tells what is hidden, what costs a miss, and what evil mode does")
  func help() throws {
    let visit = Visit.hangman("cat")
    try visit.tap("How to play")
    let text = visit.dialog?.textContent ?? ""
    for words in ["a line for each letter", "A hint is a miss, too", "In evil mode"] {
      #expect(text.contains(words))
    }
  }
}
