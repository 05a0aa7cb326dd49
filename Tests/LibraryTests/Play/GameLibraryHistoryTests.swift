import Games
import Library
import Testing
import WordData

@Suite("The history of games")
struct GameLibraryHistoryTests {
  private func history(_ library: GameLibrary) -> [UInt64] { library.history.map(\.header.id.low) }

  @Test("CW-2: the list is empty at first and grows with every game")
  func grows() throws {
    let library = GameLibrary()
    #expect(library.history.isEmpty)
    library.add(try newGame(id: 1, begun: 100))
    library.add(try newGame(id: 2, begun: 200))
    #expect(history(library) == [2, 1])
  }

  @Test("CW-3: the newest attempt comes first, and a game without one counts from its beginning")
  func order() throws {
    let library = GameLibrary()
    for (id, begun) in [(1, 100), (2, 200), (3, 300)] as [(UInt64, Int64)] {
      library.add(try newGame(id: id, begun: begun))
    }
    #expect(history(library) == [3, 2, 1])
    try library.play(
      CodewordMove(word("slate")), in: identity(1), clock: .zero, date: 250,
      words: .standard)
    #expect(history(library) == [3, 1, 2])
    try library.play(
      CodewordMove(word("slate")), in: identity(2), clock: .zero, date: 400,
      words: .standard)
    #expect(history(library) == [2, 3, 1])
    #expect(library.history.map(\.lastPlayed.count) == [400, 300, 250])
  }

  @Test("the search text of a game is made once, and again when the game goes on")
  func searchText() throws {
    let library = GameLibrary()
    for id in [1, 2] as [UInt64] { library.add(try newGame(id: id)) }
    var described: [UInt64] = []
    func finds(_ query: String) -> [UInt64] {
      library.history.map(\.header.id).filter { id in
        library.searchText(of: id) {
          described.append($0.id.low)
          return $0.describe(.standard)
        }?.matches(SearchText(query)) == true
      }.map(\.low)
    }
    #expect(finds("slate") == [])
    #expect(described == [1, 2])
    #expect(finds("slate") == [])
    try library.play(
      CodewordMove(word("slate")), in: identity(2), clock: .zero, date: WallTime(400),
      words: .standard)
    #expect(finds("slate") == [2])
    #expect(described == [1, 2, 2])
    library.delete(identity(2), at: .zero)
    #expect(finds("slate") == [])
    _ = library.undoDeletion(at: .zero)
    _ = library.follow(row(2, record(id: 2, moves: ["1 1 slate", "2 2 trace"])), at: .zero)
    #expect(finds("trace") == [2])
  }

  @Test("CW-3: equal times keep a stable order, in whichever order the games came")
  func stableOrder() throws {
    let forward = GameLibrary()
    let backward = GameLibrary()
    for id in 1...9 as ClosedRange<UInt64> {
      forward.add(try newGame(id: id))
      backward.add(try newGame(id: 10 - id))
    }
    #expect(history(forward) == Array(1...9))
    #expect(history(backward) == Array(1...9))
  }

  @Test("CW-3: opening a game, its clock and a refused word change nothing in the order")
  func whatChangesNothing() throws {
    let library = GameLibrary()
    library.add(try newGame(id: 1, begun: 100))
    library.add(try newGame(id: 2, begun: 200))
    let before = (library.history, library.revision)
    library.open(identity(1), at: 5)
    library.setVisible(false, at: 50)
    library.setVisible(true, at: 60)
    #expect(throws: CodewordRefusal.self) {
      try library.play(
        CodewordMove(word("zzzzz")), in: identity(1), clock: 70,
        date: 9000, words: .standard)
    }
    library.open(nil, at: 80)
    #expect(library.history == before.0)
    #expect(library.revision == before.1)
  }

  @Test("CW-6: a summary holds what a row shows")
  func summary() throws {
    let library = GameLibrary()
    library.add(try newGame(id: 1, begun: 100, limit: 2))
    library.open(identity(1), at: .zero)
    for (attempt, clock) in [("slate", 10), ("trace", 25)] as [(String, Int64)] {
      try library.play(
        CodewordMove(word(attempt)), in: identity(1), clock: Instant(clock),
        date: WallTime(1000 + clock), words: .standard)
    }
    let summary = try #require(library.history.first)
    #expect(summary.kind == .codeword)
    #expect(summary.outcome == .lost)
    #expect(summary.moveCount == 2)
    #expect(summary.score == 2)
    #expect(summary.timeAtLastMove == 25)
    #expect(summary.lastPlayed == 1025)
  }

  @Test("a move in a game that does not exist does nothing")
  func noSuchGame() throws {
    let library = GameLibrary()
    try library.play(
      CodewordMove(word("slate")), in: identity(9), clock: .zero, date: .zero, words: nil)
    #expect(library.history.isEmpty)
    #expect(library.takeChanges().isEmpty)
    #expect(library.session(identity(9)) == nil)
  }
}
