import Games
import Library
import ScreensTesting
import Testing

@testable import Screens

@Suite("Looking through a game")
struct ReviewTests {
  private let won = codewordRow(moves: ["5 9 slate", "9 10 crate", "12 20 crane"])

  /// A player at the moves of the first game.
  private func look(_ rows: Row...) -> Visit { Visit(address() + "/moves", rows: rows) }

  private func review(_ visit: Visit) throws -> Review { try #require(visit.model.reviews.review) }

  private func position(in visit: Visit) throws -> String {
    try visit.model.reviews.position(in: review(visit))
  }

  @Test("two games with the same number of moves, looked through in turn, have their own screens")
  func inTurn() throws {
    let visit = Visit(rows: [
      codewordRow(1, moves: ["1 0 trace"]),
      codewordRow(2, secret: "planet", moves: ["1 0 silver"]),
    ])
    for (id, length) in [(UInt64(1), 5), (2, 6)] {
      let session = try #require(visit.model.library.session(GameID(high: 0, low: id)))
      visit.act { $0.reviews.lookThrough(session) }
      #expect(visit.model.shelf.codeword.screen?.draft.count == length)
      visit.act { $0.navigated(to: Array("/".utf8)) }
    }
  }

  @Test("a player goes through the moves one by one, and each state is described")
  func steps() throws {
    let visit = look(won)
    #expect(try position(in: visit) == "Move 3 of 3 · 0:00")
    visit.act { $0.reviews.show(2) }
    #expect(
      try review(visit).shown.describe(.standard).contains(
        "2 attempts, not found yet. Attempt 2, CRATE: C exact"))
    #expect(visit.model.shelf.codeword.session?.moves.count == 2)
    visit.act { $0.reviews.show(-1) }
    #expect(try position(in: visit) == "Before the first move · 0:00")
    visit.act { $0.reviews.show(99) }
    #expect(try review(visit).count == 3)
  }

  @Test("looking changes nothing: no move can be made, no clock runs, nothing is stored")
  func harmless() throws {
    let visit = look(codewordRow(moves: ["5 9 slate"]))
    let stored = visit.host.rows
    visit.press("c", "r", "a", "n", "e", "Enter")
    visit.wait(5000)
    #expect(try review(visit).moveCount == 1)
    #expect(visit.host.rows == stored)
    #expect(visit.host.timers[.tick] == nil)
  }

  @Test("a game goes on from any move as a new branch, which statistics leave out")
  func branch() throws {
    let visit = look(won)
    visit.act { $0.reviews.show(2) }
    visit.act { $0.reviews.goOn() }
    let branch = try visit.session
    #expect(branch.header.branchOf == GameID(high: 0, low: 1))
    #expect(try branch.moves.map(\.word) == [word("slate"), word("crate")])
    #expect(branch.times.played.map(\.count) == [5, 9])
    visit.attempt(try word("crane"))
    #expect(try visit.session.game.outcome == .won)
    #expect(visit.model.library.history.count == 2)
    #expect(CodewordStatistics(visit.model.library).common.played == 1)
  }

  @Test("a player who closes the moves returns to the game")
  func closing() throws {
    let visit = look(won)
    visit.act { $0.reviews.end() }
    #expect(try visit.session.moves.count == 3)
    #expect(visit.model.reviews.review == nil)
  }

  @Test("the menu of a game leads to its moves")
  func menu() throws {
    let visit = Visit(rows: [won])
    let id = GameID(high: 0, low: 1)
    let session = try #require(visit.model.library.session(id))
    visit.act { $0.frame.modal = .game(id) }
    visit.act { $0.reviews.lookThrough(session) }
    #expect(visit.frame.modal == nil)
    #expect(visit.frame.route == .moves(.codeword, id))
    #expect(try review(visit).count == 3)
    visit.act { $0.reviews.end() }
    #expect(visit.frame.route == .home, "back to where the menu was")
  }

  @Test("the app reports a game that is not here")
  func unknown() {
    let visit = look()
    #expect(visit.toast == ShellTexts.noSuchGame)
    #expect(visit.frame.route == .home)
  }
}
