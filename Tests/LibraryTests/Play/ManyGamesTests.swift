import Games
import Testing

@testable import Library

/// The tests count the work for thousands of games: each ordering of the history is a pass over it.
@Suite("Thousands of games from elsewhere")
struct ManyGamesTests {
  private let count: UInt64 = 1000
  /// A row for each game, in an order that is neither that of the history nor that of the identities.
  private var rows: [Row] {
    var random = SeededRandom(seed: 5)
    return random.permutation(of: Int(count)).map { index in
      let id = UInt64(index + 1)
      return row(id, record(id: id, begun: Int64(id * 7919 % 5000), moves: ["5 5 slate"]))
    }
  }

  private func loaded(_ rows: [Row]) -> GameLibrary {
    let library = GameLibrary()
    library.load(rows)
    return library
  }

  @Test("new games are put in order together, wherever they stand among the games here")
  func together() {
    let rows = rows
    let library = loaded(Array(rows.prefix(300)))
    let before = library.revision
    _ = library.follow(rows, at: .zero)
    #expect(library.revision == before + 1)
    #expect(library.history == loaded(rows).history)
    #expect(library.history.count == rows.count)
    for (game, next) in zip(library.history, library.history.dropFirst()) {
      #expect(game.precedes(next))
    }
  }

  @Test("portions of games give the same order, with one pass for each portion")
  func inPortions() {
    let rows = rows
    let library = GameLibrary()
    for start in stride(from: 0, to: rows.count, by: 200) {
      _ = library.follow(Array(rows[start..<start + 200]), at: .zero)
    }
    #expect(library.revision == 5)
    #expect(library.history == loaded(rows).history)
  }

  @Test("moves in all games take one pass, and so does the deletion of all games")
  func movedAndDeleted() throws {
    let library = loaded(rows)
    let before = library.revision
    let moved = (1...count).map { id in
      let moves = ["5 5 slate", "6 \(id * 31 % 997) brick"]
      return row(id, record(id: id, begun: Int64(id * 7919 % 5000), moves: moves))
    }
    _ = library.follow(moved, at: .zero)
    #expect(library.revision == before + 1)
    #expect(library.history == loaded(moved).history)
    let gone = moved.map { stored in
      var deletion = Deletion()
      deletion.delete([stored.text])
      return Row(key: Array("gone/".utf8) + stored.key.dropFirst(7), text: deletion.text)
    }
    _ = library.follow(gone, at: .zero)
    #expect(library.revision == before + 2)
    #expect(library.history.isEmpty)
  }

  @Test("an archive of all games is united in one pass")
  func archive() {
    let archive = loaded(rows).archive(at: .zero)
    let library = GameLibrary()
    #expect(library.unite(with: archive, at: .zero).added == Int32(count))
    #expect(library.history.count == Int(count))
    // The clocks of games are changes, too.
    #expect(library.revision <= count + 1)
  }

  @Test("clocks that come before all their games belong to them")
  func clocksFirst() {
    let library = GameLibrary()
    let clocks = (1...count).reversed().map { clockRow($0, "\(60_000 + $0)") }
    _ = library.follow(clocks, at: .zero)
    _ = library.follow(rows, at: .zero)
    for id in 1...count {
      #expect(library.time(of: identity(id), at: .zero) == PlayTime(Int64(60_000 + id)))
    }
    #expect(library.earlyClocks[identity(1)] == nil)
  }
}
