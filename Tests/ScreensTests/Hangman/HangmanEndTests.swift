import Games
import Library
import ScreensTesting
import Testing

@testable import Screens

@Suite("The ends of a Hangman")
struct HangmanEndTests {
  @Test("HM-8: another game, or the same again, begins in the dialog, not within half a second")
  func again() throws {
    let visit = Visit.hangman("cat")
    visit.press("c", "a", "t")
    #expect(visit.frame.sheet == .end(.hangman))
    visit.play { $0.playAgain() }
    visit.play { $0.playSameAgain() }
    #expect(visit.frame.sheet == .end(.hangman))
    #expect(visit.model.library.history.count == 1)
    visit.wait(500)
    visit.play { $0.playSameAgain() }
    #expect(visit.frame.sheet == nil)
    #expect(try visit.phrase == "___")
    let session = try #require(visit.model.shelf.hangman.session)
    #expect(session.header.origin == .challenge, "whoever knows the answer earns no streak")
  }

  @Test("evil mode tells how many answers were left after each guess, down to one that fits")
  func evil() throws {
    let visit = Visit.hangman("cat", "dog", "cow", "pig", "hen", "rat")
    visit.press("a", "o", "g")
    #expect(try visit.hangman.turns.map(\.possibleCount) == [4, 2, 1])
    visit.press("c", "d", "x")
    visit.press("h", "e", "n")
    #expect(visit.frame.sheet == .end(.hangman))
    let told = HangmanTexts.possibilities(in: try visit.hangman)
    #expect(told.contains("6 answers were possible, after A 4, after O 2, after G 1."))
  }

  @Test("what is shared has no letter of the answer, and the link leads to the same puzzle")
  func sharing() throws {
    let visit = Visit.hangman("giraffe", moves: ["letter x", "letter f", "hint"])
    visit.press("g", "i", "r", "a", "e")
    visit.wait(500)
    visit.play { $0.openSharing() }
    #expect(visit.frame.sheet == .share(.hangman))
    visit.act { $0.sharing.copy() }
    let shared = try #require(visit.host.clipboard)
    #expect(shared.hasPrefix("Hangman, Animals: found with 2 of 6 misses"))
    #expect(!shared.lowercased().contains("giraffe"))
    visit.play { $0.copyChallenge() }
    let link = try #require(visit.host.clipboard?.split(separator: "#").last)
    let other = Visit(String(link))
    #expect(try other.hangman.puzzle == visit.hangman.puzzle)
    #expect(try other.phrase == "_______")
  }

  @Test("the end counts as seen once its sheet is closed, and not when one comes back to it")
  func seen() throws {
    let visit = Visit.hangman("cat")
    visit.press("c", "a", "t")
    #expect(try !visit.gallows.hasSeenEnd)
    visit.act { $0.frame.sheet = nil }
    #expect(try visit.gallows.hasSeenEnd)
    let again = Visit.hangman("cat", moves: ["answer cat"])
    #expect(try !again.gallows.hasSeenEnd)
    #expect(again.frame.sheet == nil)
  }
}
