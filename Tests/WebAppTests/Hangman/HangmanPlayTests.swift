import Games
import Library
import Markup
import MarkupTesting
import ScreensTesting
import Testing

@testable import Screens
@testable import WebApp

@Suite("Playing Hangman")
struct HangmanPlayTests {
  @Test("HM-2: signs are shown, and letters are blanks")
  func symbols() {
    let visit = Visit.hangman("mum's_the-word", category: "phrases")
    #expect(visit.phrase == "___'_ ___-____")
  }

  @Test("HM-4: a right letter fills every blank where it stands, by keyboard and by touch")
  func right() throws {
    let visit = Visit.hangman("giraffe")
    visit.press("f")
    #expect(visit.phrase == "____ff_")
    visit.tap(try #require(visit.key("E")))
    #expect(visit.phrase == "____ffe")
    #expect(visit.message == "Yes, one E.")
    #expect(visit.misses == "6 tries left")
    #expect(visit.key("F")?.accessibleName == "F, right")
    #expect(visit.page.all(class: "new").count == 1)
  }

  @Test("HM-5, HM-9: a wrong letter is listed, and adds its own part to the drawing")
  func wrong() {
    let visit = Visit.hangman("giraffe")
    #expect(visit.drawn == ["#gallows-scene", "#gallows-p1", "#gallows-p2"])
    visit.press("x")
    #expect(visit.drawn.last == "#gallows-p3 moves")
    visit.press("b")
    #expect(visit.drawn.suffix(2) == ["#gallows-p3", "#gallows-p4 moves"])
    #expect(visit.misses == "Incorrect guesses: X B · 4 tries left")
    #expect(visit.key("X")?.accessibleName == "X, wrong")
  }

  @Test("Escape and the cross lead from the whole answer back to the letters")
  func back() throws {
    let visit = Visit.hangman("giraffe")
    try visit.tap("Solve")
    #expect(visit.page.first(class: "entry") != nil)
    #expect(visit.page.first(class: "tools") == nil)
    visit.press("Escape")
    #expect(visit.page.first(class: "entry") == nil)
    try visit.tap("Solve")
    try visit.tap("Keep playing")
    #expect(visit.page.first(class: "entry") == nil)
    #expect(visit.key("A") != nil)
  }

  @Test("a wrong answer removes the field, and hands its focus back to the game")
  func focusAfterAnswer() throws {
    let visit = Visit.hangman("giraffe")
    try visit.tap("Solve")
    #expect(visit.page.focused?.name == "input")
    try visit.guess("leopard")
    #expect(visit.message == "Not LEOPARD.")
    #expect(visit.page.focused?.classes.contains("hangman") == true)
  }

  @Test("a short answer gets a message, and the field has the focus again")
  func tooShort() throws {
    let visit = Visit.hangman("giraffe")
    try visit.tap("Solve")
    visit.page.focus(try #require(visit.page.first(class: "hangman")))
    try visit.guess("gira")
    #expect(visit.message != "")
    #expect(visit.page.focused?.name == "input")
  }

  @Test("the message and its shake are gone when a player comes back to the game")
  func returned() throws {
    let visit = Visit.hangman("giraffe")
    visit.press("g")
    visit.press("7")
    #expect(visit.page.first(class: "message")?.attributes["data-shake"] == "odd")
    try visit.tap("Back to the list")
    visit.tap(visit.listed[0])
    #expect(visit.message == "")
    #expect(visit.page.first(class: "message")?.attributes["data-shake"] == "")
  }

  @Test("the other drawings lose their parts, and the latest lost part is painted last")
  func looks() {
    let visit = Visit.hangman("giraffe", misses: 8, settings: "look snowman\n")
    #expect(visit.drawn == ["#snowman-scene"] + (1...8).reversed().map { "#snowman-p\($0)" })
    visit.press("x")
    #expect(visit.drawn.last == "#snowman-p1 moves")
    visit.press("z")
    #expect(visit.drawn.last == "#snowman-p2 moves")
    #expect(visit.drawn.count == 8)
  }

  @Test("HM-3: a refusal is shown and announced, and the key of a guessed letter says it, too")
  func refused() throws {
    let visit = Visit.hangman("giraffe", moves: ["letter x"])
    visit.press("7")
    #expect(visit.message == "Only letters count.")
    #expect(visit.said == visit.message)
    visit.tap(try #require(visit.key("X")))
    #expect(visit.message == "Already guessed: X is wrong.")
    #expect(visit.said == visit.message)
    #expect(visit.key("X")?.attributes["aria-disabled"] == "true")
  }

  @Test("HM-8: the buttons below the letters give a hint, and ask before a player starts over")
  func buttons() throws {
    let visit = Visit.hangman("giraffe")
    try visit.tap("Hint: −1 try")
    #expect(visit.page.first(class: "clue")?.textContent == "Hint: it has a very long neck.")
    #expect(visit.message == "", "the hint has its own place")
    #expect(visit.misses == "5 tries left")
    try visit.tap("Start over")
    #expect(visit.message == "Start over? This game stays in the list.")
    #expect(visit.said == visit.message)
    #expect(visit.key("A") == nil)
    try visit.tap("Keep playing")
    #expect(visit.message == "")
    try visit.tap("Start over")
    try visit.tap("Same puzzle")
    #expect(visit.phrase == "_______")
    #expect(visit.listed.count == 2)
    visit.press("x")
    try visit.tap("Start over")
    try visit.tap("New puzzle")
    #expect(visit.listed.count == 3)
  }
}

extension Visit {
  /// Guesses the whole answer.
  func guess(_ text: String) throws {
    page.input(text, into: try field)
    try send()
  }
}
