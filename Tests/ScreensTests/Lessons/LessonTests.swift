import Games
import Library
import ScreensTesting
import Testing
import Words

@testable import Screens

@Suite("The first game of a kind teaches the player")
struct LessonTests {
  @Test("a first Codeword teaches a word, Enter, the marks, and the keys, and then no more")
  func codeword() throws {
    let visit = Visit(address(), rows: [codewordRow()])
    #expect(visit.taught == "Find the 5-letter word.")
    visit.press("s", "l", "o", "t")
    #expect(visit.taught == "Find the 5-letter word.")
    visit.press("h")
    #expect(visit.taught == "Tap Enter to try it.")
    visit.press("Enter")
    #expect(visit.taught == "None: not in the word. ", "no other mark appeared")
    visit.attempt(try word("trace"))
    #expect(
      visit.taught
        == "Exact: right letter, right place. Inexact: elsewhere in the word. "
        + "None: not in the word. ")
    let game = try visit.session.game
    #expect(game.lastLetter(marked: .inexact) == (try word("cat"))[0])
    visit.attempt(try word("brace"))
    #expect(visit.taught == nil)
  }

  @Test("the game teaches nothing while pegs turn, and a refusal has the place to itself")
  func codewordAside() throws {
    let visit = Visit(address(), rows: [codewordRow()])
    visit.host.isMoving = true
    visit.attempt(try word("trace"))
    #expect(visit.taught == nil)
    visit.wait(620)
    #expect(visit.taught?.hasPrefix("Exact") == true)
    visit.press("Enter")
    #expect(try visit.line == "Add 5 letters.")
    #expect(visit.taught == nil)
    visit.press("c")
    #expect(visit.taught?.hasPrefix("Exact") == true)
  }

  @Test("once the goal of a first Anagrams is reached, its message has the place to itself")
  func goal() throws {
    let visit = Visit.anagrams(mode: "find-all", racks: ["cdenno"])
    visit.enter("con")
    #expect(visit.taught != nil)
    visit.enter("conned")
    #expect(visit.taught == nil)
    #expect(try visit.rack.message.hasSuffix("Go on, or finish."))
  }

  @Test("a first Anagrams teaches tiles, Enter, the boxes, what ends the rack, and Twist")
  func anagrams() throws {
    let visit = Visit.anagrams()
    #expect(visit.taught == AnagramsScreenTexts.invitation)
    visit.write("co")
    #expect(visit.taught == AnagramsScreenTexts.invitation)
    visit.write("con")
    #expect(visit.taught == "Tap Enter to try it.")
    visit.act { $0.shelf.anagrams.submit() }
    #expect(visit.taught == "Each group of boxes is a word.")
    visit.enter("con")
    #expect(visit.taught == nil, "a refusal has the place to itself")
    visit.enter("cone")
    #expect(visit.taught == "A six-letter word ends the round.")
    visit.act { $0.shelf.anagrams.askToLeave() }
    #expect(visit.taught == nil, "so has a question")
    visit.enter("node")
    #expect(visit.taught == "Stuck? Twist mixes the letters.")
    visit.enter("done")
    #expect(visit.taught == nil)
  }

  @Test("a first Hangman teaches the lines, the first right and wrong letter, and the whole answer")
  func hangman() throws {
    let visit = Visit.hangman("giraffe")
    #expect(visit.taught == "Guess a letter.")
    visit.press("f")
    #expect(visit.taught == "Right letters appear.")
    visit.press("x")
    #expect(visit.taught == "A wrong letter costs a try.")
    visit.press("x")
    #expect(visit.taught == nil, "a refusal has the place to itself")
    visit.press("e")
    #expect(visit.taught == "Know it? Tap Solve.")
    visit.play { $0.screen?.show(.answer) }
    #expect(visit.taught == nil)
    visit.play { $0.keepPlaying() }
    visit.play { $0.hint() }
    #expect(visit.taught == nil, "the hint has the place")
  }

  @Test("a first Memorize teaches the player to turn up two cards, until the first pair")
  func memorize() throws {
    let visit = Visit.memorize("0110")
    #expect(visit.taught == "Flip two cards.")
    visit.touch(1)
    #expect(visit.taught == "Where is its twin?")
    visit.touch(2)
    #expect(visit.taught == "Remember both. Flip another card.")
    visit.touch(3)
    #expect(visit.taught == "Where is its twin?", "one card is up, as at first")
    visit.touch(2)
    #expect(visit.taught == "A pair stays up.")
    visit.touch(1)
    #expect(visit.taught == nil)
    #expect(Visit.memorize(players: 2).taught == nil, "two players have to know whose turn it is")
  }

  @Test("a first Times teaches the marks, and the last digit of an answer")
  func times() throws {
    let visit = Visit.times()
    #expect(visit.taught == nil, "the message and the button say how it begins")
    visit.reckon { $0.goOn() }
    #expect(visit.taught == nil)
    try visit.choose(204)
    #expect(visit.taught == nil, "the answer is shown")
    visit.wait(300)
    visit.reckon { $0.goOn() }
    #expect(visit.taught == "Filled: sure. Ring: slow. Cross: wrong.")
    try visit.choose(220)
    visit.wait(300)
    visit.reckon { $0.goOn() }
    #expect(visit.taught == "Last digits help: 20 × 11 ended in 0, like 0 × 1.")
    visit.reckon { $0.askToFinish() }
    #expect(visit.taught == nil, "a question has the place to itself")
  }

  @Test("a step that the player understood goes, and the next step comes at its moment")
  func understood() throws {
    let visit = Visit(address(), rows: [codewordRow()])
    let first = try #require(visit.lesson)
    visit.act { $0.frame.understand(first, of: .codeword) }
    #expect(visit.taught == nil)
    visit.press("s", "l", "o", "t")
    #expect(visit.taught == nil)
    visit.press("h")
    #expect(visit.taught == "Tap Enter to try it.")
    visit.startCodeword()
    #expect(visit.taught == nil, "another game does not start the lesson again")
    visit.act { $0.shelf.memorize.start(nil) }
    #expect(visit.taught == "Flip two cards.", "each game has its own steps")
    visit.act { $0.frame.teach(.codeword, true) }
    visit.startCodeword()
    #expect(visit.taught == "Find the 5-letter word.")
  }

  @Test("the player can end the lesson forever, for that game alone, and bring it back")
  func sentAway() throws {
    let visit = Visit(address(), rows: [codewordRow()])
    visit.act { $0.frame.teach(.codeword, false) }
    #expect(visit.taught == nil)
    let again = Visit(address(), rows: visit.storedRows)
    #expect(again.taught == nil)
    again.act { $0.shelf.memorize.start(nil) }
    #expect(again.taught == "Flip two cards.")
    again.open()
    again.act { $0.frame.modal = .help(.codeword) }
    again.act { $0.frame.teach(.codeword, true) }
    #expect(again.frame.modal == nil)
    #expect(again.taught == "Find the 5-letter word.")
  }

  @Test("a player who has finished a game of the kind has no lesson, not even in a daily game")
  func known() throws {
    let won = codewordRow(2, moves: ["5 9 crane"])
    let visit = Visit(address(), rows: [codewordRow(), won])
    #expect(visit.taught == nil)
    #expect(!visit.model.frame.isNew(.codeword))
    #expect(visit.model.frame.isNew(.memorize))
    visit.act { $0.frame.playDaily(.codeword, of: $0.daily.today) }
    #expect(visit.taught == nil)
    visit.act { $0.frame.playDaily(.memorize, of: $0.daily.today) }
    #expect(visit.taught == "Flip two cards.")

    let first = Visit(address(), rows: [codewordRow()])
    first.attempt(try word("crane"))
    first.startCodeword()
    #expect(first.taught == nil, "the first game is over")
  }

  @Test("a game that is looked through teaches nothing")
  func review() throws {
    let visit = Visit(address() + "/moves", rows: [codewordRow(moves: ["5 9 slate"])])
    #expect(visit.model.frame.lesson(.codeword, visit.model.shelf.codeword) == nil)
    #expect(visit.model.teaching.sentence == "")
  }

  @Test("each step is read out once, beside what the game says")
  func spoken() throws {
    let visit = Visit(address(), rows: [codewordRow()])
    #expect(visit.model.teaching.sentence == "Find the 5-letter word.")
    let before = visit.model.teaching.number
    visit.press("s", "l", "o", "t", "h", "Backspace", "h")
    #expect(visit.model.teaching.sentence == "Tap Enter to try it.")
    #expect(visit.model.teaching.number == before + 1)
    #expect(visit.said == "")
    visit.press("Enter")
    #expect(visit.said.hasPrefix("1 attempt"))
    #expect(visit.model.teaching.number == before + 2)
    visit.press("Enter", "t")
    #expect(visit.model.teaching.number == before + 2, "a refusal does not read it again")
    visit.goHome()
    #expect(visit.model.teaching.sentence == "", "it is not shown elsewhere")
  }

  @Test("the end shows no lesson")
  func silentEnd() throws {
    let visit = Visit(address(), rows: [codewordRow()])
    visit.press("c", "r", "a", "n", "e")
    #expect(visit.model.teaching.sentence != "")
    visit.press("Enter")
    #expect(visit.said.hasPrefix("Found"))
    #expect(visit.model.teaching.sentence == "")
  }
}

extension Visit {
  /// What the game in front teaches.
  fileprivate var taught: String? { lesson?.sentence }

  fileprivate var lesson: Lesson? {
    guard case .game(let kind, _) = frame.route else { return nil }
    return model.frame.lesson(kind, model.shelf[kind])
  }
}
