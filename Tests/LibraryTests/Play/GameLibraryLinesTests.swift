import Games
import Testing
import WordData

@testable import Library

@Suite("Games that two tabs continue")
struct GameLibraryLinesTests {
  private let library = GameLibrary()
  private let game = identity(1)

  /// Our tab: the game is open, and one attempt was made after 100 milliseconds.
  init() throws {
    library.add(try newGame(id: 1))
    library.open(game, at: .zero)
    try library.play(
      CodewordMove(word("slate")), in: game, clock: 100, date: 2000,
      words: .standard)
    _ = library.takeChanges()
  }

  private let ours = "100 1000 slate"
  private var mine: [UInt8] { record(id: 1, moves: [ours]) }

  /// Our write found this instead of the game as it was dealt.
  private func resolve(_ stored: [UInt8]) -> Bool {
    let change = RowChange(row(1, mine), over: record(id: 1))
    return library.resolve(change, stored: stored, at: 300)
  }

  private func time(at now: Int64 = 300) -> Int64 {
    library.time(of: game, at: Instant(now)).count
  }

  /// The row of the game with these lines.
  private func lines(_ texts: [UInt8]...) -> [UInt8] {
    RecordLines([]).adding(texts).text
  }

  @Test("a stored record that goes on from ours replaces it")
  func adopt() {
    let stored = record(id: 1, moves: [ours, "150 9000 trace"])
    #expect(!resolve(stored))
    #expect(library.session(game)?.record == stored)
    #expect(library.openGame == game)
    #expect(library.history.map(\.moveCount) == [2])
    #expect(library.history.map(\.lastPlayed.count) == [10_000])
    #expect(library.takeChanges().isEmpty)
    // The clock goes on from the longer of the two times.
    #expect(time() == 300)
    #expect(time(at: 310) == 310)
  }

  @Test("the clock does not fall behind an adopted move")
  func adoptLaterClock() {
    #expect(!resolve(record(id: 1, moves: [ours, "5000 9000 trace"])))
    #expect(library.isRunning(game))
    #expect(time() == 5000)
    #expect(time(at: 301) == 5001)
  }

  @Test("CW-14: an adopted end stops the clock at its own time")
  func adoptTheEnd() {
    #expect(!resolve(record(id: 1, moves: [ours, "150 9000 crane"])))
    #expect(!library.isRunning(game))
    #expect(time() == 150)
    #expect(library.history.map(\.outcome) == [.won])
  }

  @Test("the clock goes on in another line, even if it stood in the line before")
  func anotherLineRuns() throws {
    #expect(resolve(record(id: 1, moves: ["50 500 pious", "60 600 mount"])))
    library.setResting(true, at: 300)
    #expect(!library.isRunning(game))
    library.show(try #require(library.otherLines(of: game).first), at: 400)
    #expect(library.isRunning(game))
    #expect(time(at: 450) == 350)
  }

  @Test("a stored record that differs becomes another line, and the player stays in ours")
  func anotherLine() {
    let stored = record(id: 1, moves: ["50 500 pious", "60 600 mount"])
    #expect(resolve(stored))
    #expect(library.session(game)?.record == mine)
    #expect(library.openGame == game)
    #expect(library.isRunning(game))
    #expect(time(at: 310) == 310)
    #expect(library.history.count == 1)
    #expect(library.otherLines(of: game).map(\.record) == [stored])
    #expect(library.takeChanges() == [RowChange(row(1, lines(mine, stored)), over: stored)])
    #expect(library.errors.isEmpty)
  }

  @Test("both lines go on, and neither becomes a third")
  func bothGoOn() throws {
    let stored = record(id: 1, moves: ["50 500 pious"])
    _ = resolve(stored)
    _ = library.takeChanges()
    try library.play(
      CodewordMove(word("trace")), in: game, clock: 400, date: 3000,
      words: .standard)
    let longer = record(id: 1, moves: [ours, "400 2000 trace"])
    #expect(
      library.takeChanges().first
        == RowChange(row(1, lines(longer, stored)), over: lines(mine, stored)))
    let theirs = record(id: 1, moves: ["50 500 pious", "60 600 mount"])
    #expect(!library.follow(row(1, lines(mine, theirs)), at: 500))
    #expect(library.session(game)?.record == longer)
    #expect(library.otherLines(of: game).map(\.record) == [theirs])
  }

  @Test("the next launch shows the finished line, else the line with the most moves")
  func shownLine() {
    let two = record(id: 1, moves: ["50 500 pious", "60 600 mount"])
    let won = record(id: 1, moves: ["70 700 crane"])
    let one = record(id: 1, moves: ["20 500 slate"])
    for texts in [[one, two], [two, one]] {
      let next = GameLibrary()
      for text in texts { next.load([row(1, text)]) }
      #expect(next.session(game)?.record == two)
      next.load([row(1, won)])
      #expect(next.session(game)?.record == won)
      #expect(next.history.map(\.outcome) == [.won])
      #expect(CodewordStatistics(next).common.played == 1)
      #expect(next.otherLines(of: game).map(\.record) == [two, one])
    }
  }

  @Test("of lines with equally many moves the first in the order of bytes is shown")
  func shownLineOfEqualOnes() {
    let texts = [
      record(id: 1, moves: ["50 500 pious"]), record(id: 1, moves: ["50 500 mount"]),
    ]
    let next = GameLibrary()
    for text in texts { next.load([row(1, text)]) }
    #expect(next.session(game)?.record == texts[1])
  }

  @Test("a chosen line is shown while the page is open, and takes the next moves")
  func chosenLine() throws {
    let stored = record(id: 1, moves: ["50 500 pious"])
    _ = resolve(stored)
    _ = library.takeChanges()
    library.show(try #require(library.otherLines(of: game).first), at: 300)
    #expect(library.takeChanges().isEmpty)
    #expect(library.session(game)?.record == stored)
    #expect(library.history.map(\.lastPlayed.count) == [1500])
    #expect(library.otherLines(of: game).map(\.record) == [mine])
    library.open(nil, at: 350)
    library.load([row(1, record(id: 1, moves: [ours, "400 2000 crane"]))])
    #expect(library.session(game)?.record == stored)
    library.open(game, at: 400)
    _ = library.takeChanges()
    try library.play(
      CodewordMove(word("trace")), in: game, clock: 500, date: 3000,
      words: .standard)
    let longer = record(id: 1, moves: ["50 500 pious", "450 2000 trace"])
    #expect(library.session(game)?.record == longer)
    let next = GameLibrary()
    next.load(library.takeChanges().map(\.row))
    #expect(next.otherLines(of: game).map(\.record) == [longer])
  }

  @Test("a stored record with a fault stays whole, and its legal moves are another line")
  func storedFault() {
    let stored = record(id: 1, moves: ["50 500 pious", "150 9000 zzz"])
    #expect(resolve(stored))
    #expect(library.session(game)?.record == mine)
    #expect(library.otherLines(of: game).map(\.record) == [record(id: 1, moves: ["50 500 pious"])])
    #expect(library.takeChanges().map(\.row.text) == [lines(stored, mine)])
    let error = RecordError(line: 9, reason: .illegalMove)
    #expect(library.errors == [LoadError(key: row(1, []).key, error: error)])
  }

  @Test("playing on from the legal moves of a damaged record leaves the record as it is")
  func playingOnFromDamage() throws {
    let damaged = record(id: 2, moves: [ours, "150 9000 zzz"])
    let library = GameLibrary()
    library.load([row(2, damaged)])
    library.open(identity(2), at: .zero)
    try library.play(
      CodewordMove(word("trace")), in: identity(2), clock: 400,
      date: 3000, words: .standard)
    let longer = record(id: 2, moves: [ours, "500 2000 trace"])
    #expect(
      library.takeChanges().first == RowChange(row(2, lines(damaged, longer)), over: damaged))
    #expect(library.otherLines(of: identity(2)).isEmpty)
  }

  @Test("something else in the place of a record is reported, and kept beside ours")
  func storedGarbage() {
    let garbage = Array("garbage\n".utf8)
    #expect(resolve(garbage))
    #expect(library.session(game)?.record == mine)
    #expect(library.otherLines(of: game).isEmpty)
    #expect(library.takeChanges().map(\.row.text) == [lines(mine, garbage)])
    let error = RecordError(line: 1, reason: .missingLine(.pastime))
    #expect(library.errors == [LoadError(key: row(1, []).key, error: error)])
  }

  @Test("another game's record in the place of ours is reported, and kept beside ours")
  func storedOtherGame() {
    let other = record(id: 2)
    #expect(resolve(other))
    #expect(library.session(identity(2)) == nil)
    #expect(library.session(game)?.record == mine)
    #expect(library.takeChanges().map(\.row.text) == [lines(mine, other)])
    #expect(library.errors == [LoadError(key: row(1, []).key, error: nil)])
  }

  @Test("a second conflict over the same record is already settled")
  func secondConflict() {
    let stored = record(id: 1, moves: ["50 500 pious"])
    _ = resolve(stored)
    _ = library.takeChanges()
    #expect(!resolve(lines(mine, stored)))
    #expect(library.takeChanges().isEmpty)
  }

  @Test("a conflict over a row of an unknown kind changes nothing")
  func unknownRow() {
    let change = RowChange(Row(key: Array("later".utf8), text: [1]), over: [])
    #expect(!library.resolve(change, stored: [2], at: .zero))
    #expect(library.takeChanges().isEmpty)
  }
}
