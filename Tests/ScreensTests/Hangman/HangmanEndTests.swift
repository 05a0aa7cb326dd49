import Games
import Library
import ScreensTesting
import Testing
import Words

@testable import Screens

@Suite("The ends of a Hangman")
struct HangmanEndTests {
  @Test("HM-8: another game, or the same again, begins from the end, but not within half a second")
  func again() throws {
    let visit = Visit.hangman("cat")
    visit.press("c", "a", "t")
    let game = try visit.hangman
    visit.play { $0.playAgain() }
    visit.play { $0.playSameAgain() }
    #expect(try visit.hangman == game)
    #expect(visit.model.library.history.count == 1)
    visit.wait(500)
    visit.play { $0.playSameAgain() }
    #expect(try visit.phrase == "___")
    let session = try #require(visit.model.shelf.hangman.session)
    #expect(session.header.origin == .challenge, "a player who knows the answer earns no streak")
  }

  @Test("evil mode has fewer answers after each guess, and says how many there were")
  func evil() throws {
    let visit = Visit.hangman("cat", "dog", "cow", "pig", "hen", "rat")
    visit.press("a", "o", "g")
    #expect(try visit.hangman.turns.map(\.possibleCount) == [4, 2, 1])
    visit.press("c", "d", "x")
    visit.press("h", "e", "n")
    let sentence = HangmanTexts.possibilities(in: try visit.hangman)
    #expect(sentence.contains("6 answers were possible at first."))
  }

  @Test("the shared text has no letter of the answer, and the link leads to the same puzzle")
  func sharing() throws {
    let visit = Visit.hangman("giraffe", moves: ["letter x", "letter f", "hint"])
    visit.press("g", "i", "r", "a", "e")
    visit.wait(500)
    visit.play { $0.openSharing() }
    #expect(visit.frame.modal == .share(.hangman))
    visit.act { $0.sharing.copy() }
    let shared = try #require(visit.host.clipboard)
    #expect(shared.hasPrefix("Pastime Hangman: 2 misses · Animals\n⬜🟩🟡🟩🟩🟩🟩🟩"))
    #expect(!shared.lowercased().contains("giraffe"))
    let other = Visit.friend(try visit.copiedLink)
    #expect(try other.hangman.puzzle == visit.hangman.puzzle)
    #expect(try other.phrase == "_______")
  }

  @Test("a text counts as copied only in the dialog in which it was copied")
  func copied() {
    let visit = Visit.hangman("cat", moves: ["letter c", "letter a"])
    visit.press("t")
    visit.wait(500)
    visit.play { $0.openSharing() }
    visit.act { $0.sharing.copy() }
    visit.deliver()
    #expect(visit.model.sharing.isCopied)
    visit.act { $0.frame.modal = nil }
    visit.play { $0.openSharing() }
    #expect(!visit.model.sharing.isCopied)
  }

  @Test("the drawing of the last wrong guess stays for 900 ms before the game shows its end")
  func hold() throws {
    let visit = Visit.hangman("cat", moves: "xzqkb".map { "letter \($0)" })
    visit.host.isMoving = true
    visit.press("w")
    #expect(try visit.gallows.message == "No W.")
    visit.wait(899)
    #expect(try !visit.gallows.isOver(visit.hangman))
    #expect(!visit.said.contains("Not found"))
    let rows = visit.model.library.history.count
    visit.press("e", "Enter")
    visit.play { $0.guess(Alphabet.latin.letters[4]) }
    visit.play { $0.playAgain() }
    #expect(try visit.gallows.message == "No W.", "a guess that comes too late says nothing")
    #expect(visit.model.library.history.count == rows)
    visit.wait(1)
    #expect(try visit.gallows.isOver(visit.hangman))
    #expect(visit.said.hasPrefix("Not found. The answer was cat."))
    #expect(try visit.gallows.endedAt == visit.host.now)
  }

  @Test("without motion the game shows its end at once")
  func still() throws {
    let visit = Visit.hangman("cat")
    visit.press("c", "a", "t")
    #expect(try visit.gallows.isOver(visit.hangman))
    #expect(visit.said.hasPrefix("Found with 0 of 6 misses: cat."))
  }

  @Test("a player who leaves before the game shows its end sees it at once on return")
  func returned() throws {
    let visit = Visit.hangman("cat")
    visit.host.isMoving = true
    visit.press("c", "a", "t")
    #expect(try !visit.gallows.isOver(visit.hangman))
    visit.act { $0.frame.goHome() }
    visit.act { $0.frame.go(to: .game(.hangman, GameID(high: 0, low: 1))) }
    #expect(try visit.gallows.isOver(visit.hangman))
    #expect(try visit.gallows.endedAt == nil)
  }

  @Test("Enter plays again once the end has been seen")
  func enter() throws {
    let visit = Visit.hangman("cat")
    visit.act { $0.shelf.hangman.resetChoices() }
    visit.press("c", "a", "t", "Enter")
    #expect(visit.model.library.history.count == 1)
    visit.wait(500)
    visit.press("Enter")
    #expect(visit.model.library.history.count == 2)
  }

  @Test("the figures show what is usual once five answers were found")
  func figures() throws {
    let rows = (1...4).map { hangmanRow($0, answers: ["cat"], moves: ["letter x", "answer cat"]) }
    let visit = Visit(rows: rows + [hangmanRow(5, answers: ["cat"], moves: ["hint"])])
    visit.act { $0.frame.go(to: .game(.hangman, GameID(high: 0, low: 5))) }
    func tenths() -> Int? {
      HangmanStatistics(visit.model.library, mode: .standard).tenthsOfMisses
    }
    #expect(tenths() == nil)
    visit.press("c", "a", "t")
    let game = try visit.hangman
    #expect(tenths() == 10)
    #expect(
      HangmanScreenTexts.figures(game, tenths: tenths())
        == "1 miss · 1 hint · you usually miss 1.0")
    #expect(HangmanScreenTexts.end(game) == "You found it")
  }

  @Test("the figures do not repeat the headline of a game without misses")
  func noMisses() throws {
    let game = try Visit.hangman("cat", moves: ["answer cat"]).hangman
    #expect(HangmanScreenTexts.end(game) == "No misses")
    #expect(HangmanScreenTexts.figures(game, tenths: nil) == "")
    #expect(HangmanScreenTexts.figures(game, tenths: 14) == "you usually miss 1.4")
  }

  @Test("a win with one try left is just in time")
  func lastTry() throws {
    let misses = ["q", "x", "z", "v", "w"].map { "letter \($0)" }
    let late = try Visit.hangman("cat", moves: misses + ["answer cat"]).hangman
    #expect(HangmanScreenTexts.end(late) == "Just in time")
    let earlier = try Visit.hangman("cat", moves: misses.dropLast() + ["answer cat"]).hangman
    #expect(HangmanScreenTexts.end(earlier) == "You found it")
  }

  @Test("a friend's hint about the answer is still called a hint at the end")
  func friend() throws {
    let visit = Visit.hangman("cat", category: "own", moves: ["answer cat"])
    #expect(
      HangmanScreenTexts.meaning(of: try visit.hangman) == "Hint: it has a very long neck.")
    let dealt = Visit.hangman("cat", moves: ["answer cat"])
    #expect(HangmanScreenTexts.meaning(of: try dealt.hangman) == "it has a very long neck.")
  }
}
