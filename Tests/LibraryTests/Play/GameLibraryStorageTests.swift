import Games
import Testing
import WordData

@testable import Library

@Suite("Storing and loading games")
struct GameLibraryStorageTests {
  @Test("CW-18: a new game is queued for storage at once")
  func newGameIsKept() throws {
    let library = GameLibrary()
    library.add(try newGame(id: 1))
    #expect(library.takeChanges() == [RowChange(row(1, record(id: 1)), over: [])])
    #expect(library.takeChanges().isEmpty)
  }

  @Test("CW-18: an attempt is queued for storage, and its time with it")
  func attemptIsKept() throws {
    let library = GameLibrary()
    library.add(try newGame(id: 1))
    library.open(identity(1), at: .zero)
    _ = library.takeChanges()
    try library.play(
      CodewordMove(word("slate")), in: identity(1), clock: 40,
      date: 1500, words: .standard)
    #expect(
      library.takeChanges() == [
        RowChange(row(1, record(id: 1, moves: ["40 500 slate"])), over: record(id: 1)),
        RowChange(clockRow(1, "40"), over: []),
      ])
  }

  @Test("CW-14: the clock is queued for storage whenever it stops, and only then")
  func clockIsKept() throws {
    let library = GameLibrary()
    _ = library.follow(row(1, record(id: 1, moves: ["0 4000 slate"])), at: .zero)
    library.open(identity(1), at: .zero)
    #expect(library.takeChanges().isEmpty)
    library.setVisible(false, at: 30)
    #expect(library.takeChanges() == [RowChange(clockRow(1, "30"), over: [])])
    library.open(nil, at: 90)
    #expect(library.takeChanges().isEmpty)
    library.setVisible(true, at: 100)
    library.open(identity(1), at: 100)
    library.open(nil, at: 120)
    #expect(library.takeChanges() == [RowChange(clockRow(1, "50"), over: Array("30".utf8))])
  }

  @Test("a refused attempt leaves nothing to store")
  func refusalIsNotKept() throws {
    let library = GameLibrary()
    library.add(try newGame(id: 1))
    _ = library.takeChanges()
    #expect(throws: CodewordRefusal.self) {
      try library.play(
        CodewordMove(word("zzzzz")), in: identity(1), clock: .zero, date: .zero, words: .standard)
    }
    #expect(library.takeChanges().isEmpty)
  }

  @Test("CW-18: stored games come back, and loading leaves nothing to store")
  func load() throws {
    let library = GameLibrary()
    let records = [record(id: 1, begun: 100, moves: ["5 700 slate"]), record(id: 2, begun: 200)]
    library.load([row(1, records[0]), row(2, records[1])])
    #expect(library.history.map(\.header.id) == [identity(1), identity(2)])
    #expect(library.session(identity(1))?.record == records[0])
    #expect(library.session(identity(2))?.record == records[1])
    #expect(library.errors.isEmpty)
    #expect(library.takeChanges().isEmpty)
  }

  @Test("a stored clock counts on, whether it comes before its record or after")
  func loadClock() throws {
    let game = row(1, record(id: 1, moves: ["50 700 slate"]))
    let clock = clockRow(1, "80")
    for batches in [[[clock, game]], [[game, clock]], [[clock], [game]], [[game], [clock]]] {
      let library = GameLibrary()
      for rows in batches { library.load(rows) }
      #expect(library.time(of: identity(1), at: .zero) == 80)
      #expect(!library.isRunning(identity(1)))
    }
  }

  @Test(
    "a clock that is missing, damaged or behind the last move gives way to that move",
    arguments: ["", "x", "-1", "080", "20"])
  func wrongClock(text: String) throws {
    let library = GameLibrary()
    library.load([row(1, record(id: 1, moves: ["50 700 slate"])), clockRow(1, text)])
    #expect(library.time(of: identity(1), at: .zero) == 50)
    #expect(library.errors.isEmpty)
  }

  @Test("CW-14: no stored clock adds to a game that is over")
  func clockOfFinishedGame() {
    let library = GameLibrary()
    library.load([row(1, record(id: 1, moves: ["50 700 crane"])), clockRow(1, "900")])
    #expect(library.time(of: identity(1), at: .zero) == 50)
  }

  @Test("rows of other kinds and clocks without a game are ignored")
  func otherRows() {
    let library = GameLibrary()
    library.load([
      Row(key: Array("settings".utf8), text: Array("anything".utf8)), clockRow(7, "5"),
      Row(key: [], text: []), Row(key: [0xff, 0xfe], text: [0xff]),
    ])
    #expect(library.history.isEmpty)
    #expect(library.errors.isEmpty)
  }

  @Test("an unreadable row is reported, and does not affect other rows")
  func faults() {
    let library = GameLibrary()
    let cutOff = row(2, record(id: 2, moves: ["5 6 slate", "7 8 zzz"]))
    let garbage = row(3, Array("garbage\n".utf8))
    let misplaced = row(4, record(id: 5))
    library.load([row(1, record(id: 1)), cutOff, garbage, misplaced])
    #expect(
      library.errors == [
        LoadError(key: cutOff.key, error: RecordError(line: 9, reason: .illegalMove)),
        LoadError(
          key: garbage.key, error: RecordError(line: 1, reason: .missingLine(.pastime))),
        LoadError(key: misplaced.key, error: nil),
      ])
    #expect(Set(library.history.map(\.header.id)) == [identity(1), identity(2)])
    // The legal prefix can be played on, and no row is written over.
    #expect(library.session(identity(2))?.record == record(id: 2, moves: ["5 6 slate"]))
    #expect(library.takeChanges().isEmpty)
  }
}
