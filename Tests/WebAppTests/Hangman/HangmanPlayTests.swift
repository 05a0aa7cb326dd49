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
  @Test("HM-1: a new game is dealt from the list, at once or when its words have come")
  func start() throws {
    let visit = Visit()
    #expect(visit.host.fetchedBooks == 0, "the words are fetched only when they are needed")
    try visit.tap(start: "Hangman")
    #expect(try visit.hangman.turns.isEmpty)
    try visit.tap("Back to the list")
    try visit.tap(start: "Hangman")
    #expect(visit.host.fetchedBooks == 1)
    #expect(visit.listed.count == 2)
    #expect(visit.toast == nil)
  }

  @Test(
    "HM-1: the game that was asked for begins when its words come, where it is still waited for")
  func late() throws {
    let visit = Visit { $0.holdsBook = true }
    try visit.tap(start: "Hangman")
    #expect(visit.toast == "The word lists are still on their way. One moment.")
    #expect(visit.listed.isEmpty)
    visit.host.answerBook()
    visit.deliver()
    #expect(visit.phrase.contains("_"))
    #expect(visit.toast == nil)

    let other = Visit { $0.holdsBook = true }
    try other.tap(start: "Hangman")
    try other.tap(start: "Anagrams")
    other.host.answerBook()
    other.deliver()
    #expect(try other.anagrams.outcome == .playing, "who plays something else is left in peace")
    #expect(other.listed.count == 1)
  }

  @Test("HM-1: where the words cannot be had the player is told, and can try again")
  func noWords() throws {
    let visit = Visit { $0.hangman = nil }
    try visit.tap(start: "Hangman")
    #expect(
      visit.toast
        == "The words of Hangman could not be loaded. Check the connection and try again.")
    visit.host.hangman = Array("animals\ncat\tit purrs\n".utf8)
    try visit.tap(start: "Hangman")
    #expect(visit.phrase == "___")
  }

  @Test("HM-2: signs are shown, letters are blanks")
  func signs() {
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
    #expect(visit.message == "E is in it once.")
    #expect(visit.misses == "6 misses left")
    #expect(visit.key("F")?.accessibleName == "F, right")
    #expect(visit.page.all(class: "new").count == 1)
  }

  @Test("HM-4: accents need not be typed, and are shown")
  func accents() {
    let visit = Visit.hangman("cr%c3%a8me_br%c3%bbl%c3%a9e", category: "food")
    visit.press("e", "U")
    #expect(visit.phrase == "__è_e __û_ée")
  }

  @Test("HM-5, HM-9: a wrong letter is listed, and the drawing goes on by a part of its own")
  func wrong() {
    let visit = Visit.hangman("giraffe")
    #expect(visit.drawn == ["#gallows-scene", "#gallows-p1", "#gallows-p2"])
    visit.press("x")
    #expect(visit.drawn.last == "#gallows-p3 moves")
    visit.press("b")
    #expect(visit.drawn.suffix(2) == ["#gallows-p3", "#gallows-p4 moves"])
    #expect(visit.misses == "Incorrect guesses: X B · 4 left")
    #expect(visit.key("X")?.accessibleName == "X, wrong")
  }

  @Test("HM-3: a digit, nothing, or a letter guessed before is refused and costs nothing")
  func refused() throws {
    let visit = Visit.hangman("giraffe", moves: ["letter x", "letter g"])
    let before = try visit.hangman
    for (key, sentence) in [
      ("7", "Only letters can be guessed."), ("Enter", "Type a letter first."),
      ("x", "X was guessed already: it is not in it."),
      ("G", "G was guessed already: it is in it."),
    ] {
      visit.press(key)
      #expect(visit.message == sentence)
      #expect(visit.said == sentence)
    }
    visit.tap(try #require(visit.key("X")))
    #expect(try visit.hangman == before)
    #expect(visit.key("X")?.attributes["aria-disabled"] == "true")
  }

  @Test("a hint tells the meaning first and then a letter, each for a part of the drawing")
  func hint() throws {
    let visit = Visit.hangman("giraffe")
    try visit.tap("Hint")
    #expect(visit.page.first(class: "clue")?.textContent == "Hint: it has a very long neck.")
    #expect(visit.message == "", "the hint has a place of its own")
    #expect(visit.misses == "5 misses left")
    try visit.tap("Hint")
    #expect(visit.message == "A hint: G is in it once.")
    #expect(visit.phrase == "g______")
    for key in ["x", "z", "q"] { visit.press(key) }
    try visit.tap("Hint")
    #expect(visit.message == "A hint costs a miss, and only one is left.")
    #expect(try visit.hangman.missCount == 5)
  }

  @Test("the whole answer can be guessed, and a guess that cannot be right costs nothing")
  func wholeAnswer() throws {
    let visit = Visit.hangman("red_panda", moves: ["letter a"])
    for (guess, message) in [
      ("", "Type the answer first."), ("red", "Too short: 8 letters are needed."),
      ("red zebra", "This does not fit what is known."), ("red manga", "Not RED MANGA."),
    ] {
      if visit.control("Guess it") != nil { try visit.tap("Guess it") }
      try visit.guess(guess)
      #expect(visit.message == message)
    }
    #expect(try visit.hangman.missCount == 1)
    try visit.tap("Guess it")
    try visit.guess("Red Panda")
    #expect(try visit.hangman.outcome == .won)
  }

  @Test("Escape and the cross lead from the whole answer back to the letters")
  func back() throws {
    let visit = Visit.hangman("giraffe")
    try visit.tap("Guess it")
    #expect(visit.key("A") == nil)
    visit.press("Escape")
    #expect(visit.key("A") != nil)
    try visit.tap("Guess it")
    try visit.tap("Keep playing")
    #expect(visit.key("A") != nil)
  }

  @Test("HM-8: one can start over at any time, with a new puzzle or with the same")
  func startOver() throws {
    let visit = Visit.hangman("giraffe", moves: ["letter x"])
    try visit.tap("Start over")
    visit.press("q")
    #expect(try visit.hangman.turns.count == 1, "no letter is guessed meanwhile")
    try visit.tap("Keep playing")
    try visit.tap("Start over")
    try visit.tap("Same again")
    #expect(try visit.hangman.turns.isEmpty)
    #expect(visit.phrase == "_______")
    #expect(visit.listed.count == 2, "the other game stays in the list")
    try visit.tap("Start over")
    try visit.tap("New puzzle")
    #expect(visit.listed.count == 3)
    #expect(try visit.hangman.options.source == .category(.animals))
  }

  @Test("HM-8: whether to start over is asked in words, for the eye and the ear")
  func question() throws {
    let visit = Visit.hangman("giraffe")
    try visit.tap("Start over")
    #expect(visit.message == "Start over? This game stays in the list.")
    #expect(visit.said == visit.message)
    try visit.tap("Keep playing")
    #expect(visit.message == "")
  }

  @Test("a wrong answer hands the focus back to the game, with the field that had it")
  func focusAfterAnswer() throws {
    let visit = Visit.hangman("giraffe")
    try visit.tap("Guess it")
    #expect(visit.page.focused?.name == "input")
    try visit.guess("leopard")
    #expect(visit.message == "Not LEOPARD.")
    #expect(visit.page.focused?.classes.contains("hangman") == true)
  }

  @Test("another page that goes on with the game takes this one along")
  func followed() {
    let visit = Visit.hangman("giraffe", moves: ["letter x"])
    visit.press("x")
    #expect(visit.message == "X was guessed already: it is not in it.")
    visit.app.changed(hangmanRow(moves: ["letter x", "letter f"]))
    #expect(visit.phrase == "____ff_")
    #expect(visit.message == "", "what was said here is not about the last move")
  }

  @Test("what was said and shaken is over when one comes back to the game")
  func returned() throws {
    let visit = Visit.hangman("giraffe")
    visit.press("7")
    #expect(visit.page.first(class: "message")?.attributes["data-shake"] == "odd")
    try visit.tap("Back to the list")
    visit.tap(visit.listed[0])
    #expect(visit.message == "")
    #expect(visit.page.first(class: "message")?.attributes["data-shake"] == "")
  }

  @Test("the other drawings lose their parts, the last of them painted last")
  func looks() {
    let visit = Visit.hangman("giraffe", misses: 8, settings: "look snowman\n")
    #expect(visit.drawn == ["#snowman-scene"] + (1...8).reversed().map { "#snowman-p\($0)" })
    visit.press("x")
    #expect(visit.drawn.last == "#snowman-p1 moves")
    visit.press("z")
    #expect(visit.drawn.last == "#snowman-p2 moves")
    #expect(visit.drawn.count == 8)
  }
}

extension Visit {
  /// Guesses the whole answer.
  func guess(_ text: String) throws {
    page.input(text, into: try field)
    try send()
  }
}
