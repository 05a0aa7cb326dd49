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
    #expect(CodewordScreenTexts.end(session.game) == "Found")
    let time = visit.frame.shownTime(of: session.header.id)
    #expect(CodewordScreenTexts.figures(session.game, time: time) == "2 attempts · 0:03")
  }

  @Test("a word that was not found is revealed when the attempts are used up (CW-1)")
  func lost() throws {
    let visit = Visit(address(), rows: [codewordRow(limit: "2", moves: ["1 0 trace"])])
    visit.attempt(try word("plaid"))
    #expect(visit.said.hasPrefix("Not found in 2 attempts. The word was CRANE."))
    let session = try visit.session
    #expect(visit.model.shelf.codeword.progress(of: session) == "2 attempts · not found")
  }

  @Test("a game that is over opens as it ended, with the clock stopped (CW-7)")
  func reopened() throws {
    let visit = Visit(rows: [codewordRow(moves: ["1000 0 trace", "83000 0 crane"])])
    visit.open()
    #expect(try visit.attempts == ["TRACE", "CRANE"])
    visit.wait(5000)
    #expect(try visit.frame.shownTime(of: visit.session.header.id) == "1:23")
    #expect(!visit.model.press(KeyPress("a")))
    #expect(try visit.board.endedAt == nil)
  }

  @Test("a game that ended is returned to as it stands: its end is not played again (CW-7)")
  func returned() throws {
    let visit = try finished()
    #expect(try visit.board.freshAttempt == 1)
    visit.goHome()
    visit.open()
    #expect(try visit.board.freshAttempt == nil)
    #expect(try visit.board.endedAt == nil)
  }

  @Test("an attempt does not turn again when its game is returned to")
  func returnedBeforeTheEnd() throws {
    let visit = Visit(address(), rows: [codewordRow()])
    visit.attempt(try word("trace"))
    visit.press("e")
    visit.goHome()
    visit.open()
    #expect(try visit.board.freshAttempt == nil)
    #expect(try visit.draft == "E____")
  }

  @Test("another game can be had however long the end was looked at (CW-8)")
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
