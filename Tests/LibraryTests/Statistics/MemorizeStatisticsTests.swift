import Games
import Library
import Testing

@Suite("Statistics of Memorize")
struct MemorizeStatisticsTests {
  private func game(
    _ id: UInt64, cards: String, scoring: String = "plain", players: Int = 1,
    provenance: String = "", step: Int = 1000, moves: [Int]
  ) -> Row {
    let emoji = (0..<cards.count / 2).map { "%f0%9f%90%a\($0)" }.joined(separator: ",")
    let text = """
      pastime 1
      game memorize 1
      id \(identity(id).text)
      begun \(id * 1_000_000)
      \(provenance)options scoring=\(scoring) players=\(players)
      puzzle name=Test color=red emoji=\(emoji) cards=\(cards)


      """
      + moves.enumerated().map { "\(($0 + 1) * step) \(($0 + 1) * step) \($1)\n" }.joined()
    return row(id, Array(text.utf8))
  }

  private func library(_ rows: [Row]) -> GameLibrary {
    let library = GameLibrary()
    library.load(rows)
    #expect(library.errors.isEmpty)
    return library
  }

  private var all: GameLibrary {
    library([
      // A perfect game with luck, and a slower one with fewer points but as few misses as could be.
      game(1, cards: "0101", step: 5000, moves: [1, 3, 2, 4]),
      game(2, cards: "0110", moves: [1, 2, 3, 2, 1, 4]),
      // A turn more than a perfect memory needs.
      game(3, cards: "0110", moves: [1, 2, 3, 1, 2, 3, 1, 4]),
      game(4, cards: "00", scoring: "quick", moves: [1, 2]),
      game(5, cards: "0101", players: 2, step: 1, moves: [1, 3, 2, 4]),
      // Not over, made for trying, and of another game: they do not count.
      game(6, cards: "0101", moves: [1, 3]),
      game(7, cards: "0011", provenance: "sample\n", step: 1, moves: [1, 2, 3, 4]),
      row(8, record(id: 8, moves: ["1 1 crane"])),
    ])
  }

  @Test("games, pairs and perfect games are counted from the records")
  func figures() {
    let statistics = MemorizeStatistics(all)
    #expect(statistics.common.played == 5)
    #expect(statistics.pairs == 9)
    #expect(statistics.turnsOverPar.counts == [3, 1, 0, 0, 0, 0, 0])
    #expect(statistics.turnsOverPar.last == 0, "a game of two has no place")
  }

  @Test("each size of board has its best results, each figure for itself")
  func best() throws {
    let statistics = MemorizeStatistics(all)
    let one = try #require(statistics.best(pairs: 1))
    #expect((one.turns, one.points, one.time) == (1, 18, 2000))
    let two = try #require(statistics.best(pairs: 2))
    #expect((two.turns, two.points, two.time) == (2, 4, 6000))
    #expect(statistics.best(pairs: 3) == nil)
  }

  @Test("a board that was played again, or sent, is never among the best")
  func playedAgain() throws {
    let statistics = MemorizeStatistics(
      library([
        game(1, cards: "0101", moves: [1, 2, 3, 4, 1, 3, 2, 4]),
        game(2, cards: "0101", provenance: "challenge\n", step: 1, moves: [1, 3, 2, 4]),
      ]))
    #expect(statistics.common.played == 2)
    #expect(try #require(statistics.best(pairs: 2)).turns == 4)
    #expect(statistics.turnsOverPar.counts[0] == 0)
    #expect(statistics.common.fastest?.number == 8000)
  }

  @Test("the ways of scoring can be counted separately")
  func scoring() {
    #expect(MemorizeStatistics(all, isQuick: true).common.played == 1)
    #expect(MemorizeStatistics(all, isQuick: true).best(pairs: 2) == nil)
    #expect(MemorizeStatistics(all, isQuick: false).common.played == 4)
    #expect(MemorizeStatistics(all, isQuick: false).best(pairs: 1) == nil)
  }

  @Test(
    "a finished game counts as it is stored, whichever of its moves the player looks at",
    arguments: [1, 3, 0])
  func lookedAt(count: Int) throws {
    let library = library([game(1, cards: "0101", moves: [1, 3, 2, 4])])
    library.lookedAt = try #require(library.session(identity(1)))
      .branch(as: identity(1), after: count)
    let statistics = MemorizeStatistics(library)
    #expect((statistics.common.played, statistics.pairs) == (1, 2))
    #expect(statistics.best(pairs: 2)?.turns == 2)
  }

  @Test("without a finished game there are no results")
  func nothing() {
    let statistics = MemorizeStatistics(library([game(1, cards: "0101", moves: [1, 3])]))
    #expect(statistics.common.played == 0)
    #expect(statistics.best(pairs: 2) == nil)
  }
}
