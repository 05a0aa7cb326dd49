import Games
import Testing
import WordData

@testable import Library

@Suite("Games that two tabs went on with")
struct GameLibraryConflictTests {
  private let library = GameLibrary()
  private let game = identity(1)
  private let other = identity(9)

  /// Our tab: the game is open, and one attempt was made after 100 milliseconds.
  init() throws {
    library.add(try newGame(id: 1))
    library.open(game, at: .zero)
    try library.play(
      CodewordMove(word("slate")), in: game, clock: Milliseconds(100), date: Milliseconds(2000),
      words: .standard)
    _ = library.takeChanges()
  }

  private let ours = "100 1000 slate"

  private func resolve(_ stored: [UInt8]) -> ConflictResolution {
    library.resolveConflict(over: game, stored: stored, newID: other, at: Milliseconds(300))
  }

  private func time(_ id: RecordID, at now: Int64 = 300) -> Int64 {
    library.time(of: id, at: Milliseconds(now)).count
  }

  private var branch: [UInt8] {
    record(id: 9, provenance: "branch-of \(game.text)\n", moves: [ours])
  }

  @Test("a stored record that goes on from ours takes its place")
  func adopt() {
    let stored = record(id: 1, moves: [ours, "150 9000 trace"])
    #expect(resolve(stored) == .adopted(game))
    #expect(library.session(game)?.record == stored)
    #expect(library.openGame == game)
    #expect(library.history.map(\.moveCount) == [2])
    #expect(library.history.map(\.lastPlayed.count) == [10_000])
    #expect(library.takeChanges().isEmpty)
    // The clock goes on from the longer of the two times.
    #expect(time(game) == 300)
    #expect(time(game, at: 310) == 310)
  }

  @Test("the clock does not fall behind an adopted move")
  func adoptLaterClock() {
    #expect(resolve(record(id: 1, moves: [ours, "5000 9000 trace"])) == .adopted(game))
    #expect(library.isRunning(game))
    #expect(time(game) == 5000)
    #expect(time(game, at: 301) == 5001)
  }

  @Test("CW-14: an adopted end stops the clock at its own time")
  func adoptTheEnd() {
    #expect(resolve(record(id: 1, moves: [ours, "150 9000 crane"])) == .adopted(game))
    #expect(!library.isRunning(game))
    #expect(time(game) == 150)
    #expect(library.history.map(\.outcome) == [.won])
  }

  @Test("a stored record that differs stays, and ours becomes a branch of it")
  func branchOff() {
    let stored = record(id: 1, moves: ["50 500 pious", "60 600 mount"])
    #expect(resolve(stored) == .branched(other))
    #expect(library.session(game)?.record == stored)
    #expect(library.session(other)?.record == branch)
    #expect(library.openGame == other)
    #expect(library.history.map(\.header.id) == [other, game])
    #expect(
      library.takeChanges() == [.extend(row(9, branch)), .replace(clockRow(9, "300"))])
    #expect(library.faults.isEmpty)
  }

  @Test("CW-14: after a branch only the clock of the game in front runs")
  func clocksOfBranches() {
    _ = resolve(record(id: 1, moves: ["50 500 pious"]))
    #expect(library.isRunning(other))
    #expect(time(other, at: 310) == 310)
    #expect(!library.isRunning(game))
    #expect(time(game, at: 310) == 50)
  }

  @Test("a stored record with a fault keeps its legal moves, and ours becomes a branch")
  func storedFault() {
    let stored = record(id: 1, moves: [ours, "150 9000 zzz"])
    #expect(resolve(stored) == .branched(other))
    #expect(library.session(game)?.record == record(id: 1, moves: [ours]))
    #expect(library.session(other)?.record == branch)
    let fault = RecordFault(line: 9, reason: .illegalMove)
    #expect(library.faults == [LoadFault(key: row(1, []).key, fault: fault)])
  }

  @Test("something else in the place of a record is told, and ours becomes a branch")
  func storedGarbage() {
    #expect(resolve(Array("garbage\n".utf8)) == .branched(other))
    #expect(library.session(game) == nil)
    #expect(library.session(other)?.record == branch)
    #expect(library.openGame == other)
    let fault = RecordFault(line: 1, reason: .missingLine(.pastime))
    #expect(library.faults == [LoadFault(key: row(1, []).key, fault: fault)])
  }

  @Test("another game's record in the place of ours is told, and ours becomes a branch")
  func storedOtherGame() {
    #expect(resolve(record(id: 2)) == .branched(other))
    #expect(library.session(game) == nil)
    #expect(library.session(identity(2)) == nil)
    #expect(library.session(other)?.record == branch)
    #expect(library.faults == [LoadFault(key: row(1, []).key, fault: nil)])
  }

  @Test("a second conflict over a game that gave way is settled already")
  func secondConflict() {
    let stored = record(id: 1, moves: ["50 500 pious"])
    _ = resolve(stored)
    _ = library.takeChanges()
    let again = library.resolveConflict(
      over: game, stored: stored, newID: identity(10), at: Milliseconds(400))
    #expect(again == .adopted(game))
    #expect(library.session(identity(10)) == nil)
    #expect(library.openGame == other)
    #expect(library.isRunning(other))
    #expect(!library.isRunning(game))
    #expect(library.takeChanges().isEmpty)
  }

  @Test("a conflict over a game that is gone needs no settling")
  func goneGame() {
    let resolution = library.resolveConflict(
      over: identity(7), stored: record(id: 7), newID: other, at: .zero)
    #expect(resolution == .adopted(identity(7)))
    #expect(library.session(identity(7)) == nil)
  }
}
