import Games
import Library
import ScreensTesting
import Testing
import Words

@testable import Screens

@Suite("Playing Hangman")
struct HangmanPlayTests {
  @Test("HM-1: a new game is dealt from the list, at once or when its words arrive")
  func start() throws {
    let visit = Visit()
    #expect(visit.host.fetchedBooks == 0, "the words are fetched only when they are needed")
    visit.play { $0.start(nil) }
    #expect(try visit.hangman.turns.isEmpty)
    visit.press("e")
    visit.act { $0.frame.goHome() }
    visit.play { $0.start(nil) }
    #expect(visit.host.fetchedBooks == 1)
    #expect(visit.model.library.history.count == 2)
    #expect(visit.toast == nil)
  }

  @Test("HM-1: a game begins when its words arrive, if the player still waits for it")
  func late() throws {
    let visit = Visit { $0.holdsBook = true }
    visit.play { $0.start(nil) }
    #expect(visit.toast == "Loading the words …")
    #expect(visit.model.library.history.isEmpty)
    visit.host.answerBook()
    visit.deliver()
    #expect(try visit.phrase.contains("_"))
    #expect(visit.toast == nil)

    let other = Visit { $0.holdsBook = true }
    other.play { $0.start(nil) }
    other.act { $0.shelf.anagrams.start(nil) }
    other.host.answerBook()
    other.deliver()
    #expect(try other.anagrams.outcome == .playing, "a player of another game is not disturbed")
    #expect(other.model.library.history.count == 1)
  }

  @Test("HM-1: a player sees that the words cannot be fetched, and can try again")
  func noWords() throws {
    let visit = Visit { $0.hangman = nil }
    visit.play { $0.start(nil) }
    #expect(
      visit.toast
        == "Can’t load the words. Check the connection and try again.")
    visit.host.hangman = Array("animals\ncat\tit purrs\n".utf8)
    visit.play { $0.start(nil) }
    #expect(try visit.phrase == "___")
  }

  @Test("HM-3: a digit, an empty guess or a repeated letter is refused and costs nothing")
  func refused() throws {
    let visit = Visit.hangman("giraffe", moves: ["letter x", "letter g"])
    let before = try visit.hangman
    for (number, (key, sentence)) in [
      ("7", "Only letters count."), ("Enter", "Type a letter first."),
      ("x", "Already guessed: X is wrong."),
      ("G", "Already guessed: G is right."),
    ].enumerated() {
      visit.press(key)
      #expect(try visit.gallows.message == sentence)
      #expect(visit.said == sentence)
      #expect(try visit.gallows.refusals == UInt32(number + 1), "each refusal shakes the message")
    }
    let letter = try #require(Letter(ascii: UInt8(ascii: "x")))
    visit.play { $0.guess(letter) }
    #expect(try visit.gallows.message == "Already guessed: X is wrong.")
    #expect(try visit.hangman == before)
  }

  @Test("HM-4: the player need not type accents, and the game shows them")
  func accents() throws {
    let visit = Visit.hangman("cr%c3%a8me_br%c3%bbl%c3%a9e", category: "food")
    visit.press("e", "U")
    #expect(try visit.phrase == "__è_e __û_ée")
  }

  @Test("a hint shows the meaning first and then a letter, each for a part of the drawing")
  func hint() throws {
    let visit = Visit.hangman("giraffe")
    visit.play { $0.hint() }
    #expect(HangmanTexts.clue(of: try visit.hangman) == "Hint: it has a very long neck.")
    #expect(try visit.gallows.message == "", "the hint has its own place")
    #expect(HangmanScreenTexts.misses(of: try visit.hangman) == "5 tries left")
    visit.play { $0.hint() }
    #expect(try visit.gallows.message == "Hint: one G.")
    #expect(try visit.phrase == "g______")
    visit.press("x", "z", "q")
    visit.play { $0.hint() }
    #expect(try visit.gallows.message == "A hint would cost your last try.")
    #expect(try visit.hangman.missCount == 5)
  }

  @Test("a player can guess the whole answer, and a guess that cannot be right costs nothing")
  func wholeAnswer() throws {
    let visit = Visit.hangman("red_panda", moves: ["letter a"])
    for (guess, message) in [
      ("", "Type the answer first."), ("red", "Too short: use 8 letters."),
      ("red zebra", "That doesn’t fit your letters."), ("red manga", "Not RED MANGA."),
    ] {
      try visit.guess(guess)
      #expect(try visit.gallows.message == message)
    }
    #expect(try visit.hangman.missCount == 1)
    try visit.guess("Red Panda")
    #expect(try visit.hangman.outcome == .won)
  }

  @Test("a refused guess stays in the field; a wrong guess hands the focus back")
  func afterAnswer() throws {
    let visit = Visit.hangman("giraffe")
    let arrivals = visit.frame.gameArrivals
    try visit.guess("leo")
    #expect(try visit.gallows.controls == .answer)
    #expect(try visit.gallows.typed == "leo")
    #expect(visit.frame.gameArrivals == arrivals)
    try visit.guess("leopard")
    #expect(try visit.gallows.controls == .keyboard)
    #expect(try visit.gallows.typed == "")
    #expect(visit.frame.gameArrivals == arrivals + 1)
  }

  @Test("HM-8: a player can start over at any time, with a new puzzle or with the same")
  func startOver() throws {
    let visit = Visit.hangman("giraffe", moves: ["letter x"])
    visit.play { $0.askToStartOver() }
    visit.press("q")
    #expect(try visit.hangman.turns.count == 1, "no letter is guessed meanwhile")
    visit.play { $0.keepPlaying() }
    visit.play { $0.askToStartOver() }
    visit.play { $0.playSameAgain() }
    #expect(try visit.hangman.turns.isEmpty)
    #expect(try visit.phrase == "_______")
    #expect(visit.model.library.history.count == 2, "the other game stays in the list")
    visit.press("q")
    visit.play { $0.askToStartOver() }
    visit.play { $0.playAgain() }
    #expect(visit.model.library.history.count == 3)
    #expect(try visit.hangman.options.source == .category(.animals))
  }

  @Test("HM-8: the game asks in words whether to start over, for the eye and the ear")
  func question() throws {
    let visit = Visit.hangman("giraffe")
    visit.play { $0.askToStartOver() }
    #expect(try visit.gallows.message == "Start over? This game stays in the list.")
    #expect(try visit.said == visit.gallows.message)
    visit.play { $0.keepPlaying() }
    #expect(try visit.gallows.message == "")
  }

  @Test("HM-1: another game that is asked for at the end begins when its words arrive")
  func lateAtEnd() throws {
    let visit = Visit.hangman("cat")
    visit.press("c", "a", "t")
    #expect(try visit.gallows.endedAt != nil)
    visit.wait(500)
    visit.act { $0.shelf.hangman.playAgain() }
    #expect(visit.model.library.history.count == 2)
    #expect(try visit.hangman.turns.isEmpty)
    #expect(visit.frame.modal == nil)
  }

  @Test("the page follows when another page goes on with the game")
  func followed() throws {
    let visit = Visit.hangman("giraffe", moves: ["letter x"])
    visit.press("x")
    #expect(try visit.gallows.message == "Already guessed: X is wrong.")
    visit.act { $0.changed(hangmanRow(moves: ["letter x", "letter f"])) }
    #expect(try visit.phrase == "____ff_")
    #expect(try visit.gallows.message == "", "the message here is not about the last move")
  }
}
