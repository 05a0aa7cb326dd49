import Games
import Library
import ScreensTesting
import Testing
import Words

@testable import Screens

@Suite("The end of a Codeword")
struct CodewordEndTests {
  private func finished() throws -> Visit {
    let visit = Visit(address(), rows: [codewordRow()])
    visit.wait(3000)
    visit.attempt(try word("trace"))
    visit.attempt(try word("crane"))
    return visit
  }

  @Test("a found word is announced (CW-1, CW-7)")
  func won() throws {
    let visit = try finished()
    let session = try visit.session
    #expect(visit.said == "Found in 2 attempts: CRANE. Attempt 2, CRANE: all exact.")
    #expect(CodewordScreenTexts.end(session.game) == "2 tries")
    #expect(CodewordScreenTexts.figures(session.game, tenths: nil) == "Excellent")
  }

  @Test(
    "the praise for a found word depends on the tries, and on whether there was another",
    arguments: [
      (1, "any", "At once"), (3, "any", "Excellent"), (4, "any", "Well played"),
      (5, "any", "You found it"), (5, "6", "You found it"), (5, "5", "Just in time"),
      (1, "1", "At once"),
    ])
  func praise(tries: Int, limit: String, praise: String) throws {
    let words = ["slate", "pouch", "milky", "brick"].prefix(tries - 1) + ["crane"]
    let visit = Visit(
      address(), rows: [codewordRow(limit: limit, moves: words.map { "1 1 \($0)" })])
    #expect(CodewordScreenTexts.figures(try visit.session.game, tenths: nil) == praise)
  }

  @Test("a word that was not found is revealed when the attempts are used up (CW-1)")
  func lost() throws {
    let visit = Visit(address(), rows: [codewordRow(limit: "2", moves: ["1 0 trace"])])
    visit.attempt(try word("plaid"))
    #expect(visit.said.hasPrefix("Not found in 2 attempts. The word was CRANE."))
    let session = try visit.session
    #expect(visit.model.shelf.codeword.progress(of: session) == "2 tries · not found")
    #expect(CodewordScreenTexts.end(session.game) == "Not this time")
    #expect(
      CodewordScreenTexts.figures(session.game, tenths: 41)
        == "2 tries · you usually need 4.1")
    #expect(try visit.line == "", "the end does not show the marks of the last word")
  }

  @Test("the end counts games like this one, and shows the usual figure once five were found")
  func usual() throws {
    let found = ["trace", "grace", "brace", "shade", "crane"]
    let rows = (1...5).map { number in
      codewordRow(
        number,
        moves: found.suffix(Int(number)).enumerated().map { "\($0 + 1) 0 \($1)" })
    }
    let other = codewordRow(6, secret: "cat", moves: ["1 0 cat"])
    let visit = Visit(address(1), rows: rows + [other])
    let usual = CodewordStatistics(visit.model.library, length: 5, mode: .standard)
    #expect(usual.distribution.counts == [1, 1, 1, 1, 1, 0, 0, 0], "without the three-letter game")
    #expect(usual.tenthsOfAttempts == 30)
    #expect(
      CodewordScreenTexts.figures(try visit.session.game, tenths: 30)
        == "At once · you usually need 3.0")
  }

  @Test("the meaning of the word is fetched at the end of a game, and not for looking through it")
  func meaning() throws {
    let visit = Visit(address(), rows: [codewordRow(secret: "cod", moves: ["1 0 cat"])])
    #expect(visit.host.fetchedMeanings == 0)
    visit.attempt(try word("cod"))
    #expect(visit.host.fetchedMeanings == 1)
    let meanings = visit.model.shelf.codeword.meanings
    #expect(meanings.text(of: try word("cod"), in: .english) == "a fish")
    let looking = Visit(
      address() + "/moves", rows: [codewordRow(secret: "cod", moves: ["1 0 cod"])])
    #expect(looking.host.fetchedMeanings == 0)
  }

  @Test("Enter plays again once the end has been seen, but not while it is held down")
  func enter() throws {
    let visit = try finished()
    visit.press("Enter")
    visit.wait(500)
    visit.act { #expect(!$0.press(KeyPress("Enter", isRepeated: true))) }
    #expect(visit.model.library.history.count == 1)
    visit.press("Enter")
    #expect(visit.model.library.history.count == 2)
    #expect(try visit.draft == "_____")
  }

  @Test("a finished game opens as it ended, with the clock stopped (CW-7)")
  func reopened() throws {
    let visit = Visit(rows: [codewordRow(moves: ["1000 0 trace", "83000 0 crane"])])
    visit.open()
    #expect(try visit.attempts == ["TRACE", "CRANE"])
    visit.wait(5000)
    #expect(try visit.frame.shownTime(of: visit.session.header.id) == "1:23")
    #expect(!visit.model.press(KeyPress("a")))
    #expect(try visit.board.endedAt == nil)
  }

  @Test("a return to an ended game shows it as it stands, and does not play its end again (CW-7)")
  func returned() throws {
    let visit = try finished()
    #expect(try visit.board.freshAttempt == 1)
    visit.goHome()
    visit.open()
    #expect(try visit.board.freshAttempt == nil)
    #expect(try visit.board.endedAt == nil)
  }

  @Test("an attempt does not turn again when the player returns to its game")
  func returnedBeforeTheEnd() throws {
    let visit = Visit(address(), rows: [codewordRow()])
    visit.attempt(try word("trace"))
    visit.press("e")
    visit.goHome()
    visit.open()
    #expect(try visit.board.freshAttempt == nil)
    #expect(try visit.draft == "E____")
  }

  @Test("a player can start another game however long the end was on screen (CW-8)")
  func longLook() throws {
    let visit = try finished()
    visit.wait(60_000)
    visit.act { $0.shelf.codeword.playAgain() }
    #expect(visit.model.library.history.count == 2)
  }

  @Test("another game like this one starts from the end, but not within half a second (CW-8)")
  func another() throws {
    let visit = try finished()
    let first = try visit.session.header.id
    let arrivals = visit.frame.gameArrivals
    visit.act { $0.shelf.codeword.playAgain() }
    visit.wait(499)
    visit.act { $0.shelf.codeword.playAgain() }
    #expect(try visit.session.header.id == first)
    #expect(visit.model.library.history.count == 1)
    visit.wait(1)
    visit.act { $0.shelf.codeword.playAgain() }
    #expect(try visit.session.header.id != first)
    #expect(visit.model.library.history.count == 2)
    #expect(visit.frame.gameArrivals == arrivals + 1, "the new game takes the focus")
  }

  @Test("another game has the choices of this one, whatever was chosen since (CW-8)")
  func sameChoices() throws {
    let visit = Visit(
      address(), rows: [codewordRow(secret: "cat", limit: "8", mode: "hard", moves: ["1 0 cat"])])
    visit.act { $0.shelf.codeword.playAgain() }
    #expect(try visit.session.options == CodewordOptions(length: 3, limit: 8, mode: .hard))
    #expect(try visit.draft == "___")
  }

  @Test("the list stays one step behind a game that follows another (CW-8)")
  func history() throws {
    let visit = Visit("/", rows: [codewordRow(moves: ["1 0 crane"])])
    visit.open()
    visit.act { $0.shelf.codeword.playAgain() }
    #expect(visit.host.addresses.count == 2)
    visit.goHome()
    #expect(visit.host.addresses == ["/"])
    #expect(visit.frame.route == .home)
  }
}
