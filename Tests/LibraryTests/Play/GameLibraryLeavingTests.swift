import Games
import Testing
import WordData

@testable import Library

@Suite("Leaving a game without a move")
struct GameLibraryLeavingTests {
  private let library = GameLibrary()
  private let game = identity(1)

  init() throws {
    library.add(try newGame(id: 1))
    _ = library.takeChanges()
    library.turn(to: game, at: 0)
  }

  private func play(_ attempt: String) throws {
    try library.play(
      CodewordMove(word(attempt)), in: game, clock: 10, date: 5000, words: .standard)
  }

  @Test("CW-2: the game is in the list while it is in front, and leaves nothing behind")
  func leaves() {
    #expect(library.history.map(\.header.id) == [game])
    library.turn(to: nil, at: 500)
    #expect(library.history.isEmpty)
    #expect(library.session(game) == nil)
    #expect(
      library.takeChanges() == [RowChange(row(1, []), over: record(id: 1))],
      "its time was never stored")
  }

  @Test("CW-2: a game with a move stays in the list")
  func stays() throws {
    try play("slate")
    _ = library.takeChanges()
    library.turn(to: nil, at: 500)
    #expect(library.history.map(\.header.id) == [game])
    #expect(library.takeChanges() == [RowChange(clockRow(1, "500"), over: Array("10".utf8))])
  }

  @Test("another game in front takes the game's place")
  func another() throws {
    library.add(try newGame(id: 2))
    library.turn(to: identity(2), at: 500)
    #expect(library.history.map(\.header.id) == [identity(2)])
  }

  @Test("a player who comes back finds the game and its time as they were, and it is kept again")
  func comesBack() throws {
    library.turn(to: nil, at: 500)
    _ = library.takeChanges()
    #expect(library.sessionToReturnTo(game)?.record == record(id: 1))
    library.turn(to: game, at: 800)
    #expect(library.takeChanges() == [RowChange(row(1, record(id: 1)), over: [])])
    library.setVisible(false, at: 900)
    #expect(library.takeChanges().isEmpty)
    #expect(library.history.map(\.header.id) == [game])
    #expect(library.time(of: game, at: 900) == 600)
  }

  @Test("a game that the player comes back to, plays and deletes is gone")
  func deleted() throws {
    library.turn(to: nil, at: 500)
    _ = library.sessionToReturnTo(game)
    library.turn(to: game, at: 800)
    try play("slate")
    library.delete(game, at: 900)
    library.turn(to: nil, at: 900)
    #expect(library.sessionToReturnTo(game) == nil)
    #expect(library.history.isEmpty)
  }

  @Test("a move that another tab made in the game is kept")
  func otherTab() throws {
    library.turn(to: nil, at: 500)
    let change = try #require(library.takeChanges().first { $0.key == row(1, []).key })
    let stored = record(id: 1, moves: ["10 4000 slate"])
    #expect(!library.resolve(change, stored: stored, at: 600))
    #expect(library.session(game)?.record == stored)
    #expect(library.takeChanges().isEmpty)
  }

  @Test("opening the game again while it is in front leaves it there")
  func again() {
    library.turn(to: game, at: 500)
    #expect(library.history.map(\.header.id) == [game])
    #expect(library.takeChanges().isEmpty)
  }
}
