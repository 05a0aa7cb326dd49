import Games
import Library
import Testing

@Suite("Statistics")
struct StatisticsTests {
  /// A library of finished games: how many attempts each took, nil for a lost game.
  private func library(_ games: [Int?]) throws -> GameLibrary {
    let wrong = ["slate", "mummy", "brick", "dough", "vivid", "jelly", "fuzzy", "pound", "khaki"]
    let library = GameLibrary()
    var rows: [Row] = []
    for (index, attempts) in games.enumerated() {
      let id = UInt64(index + 1)
      var words = Array(wrong.prefix((attempts ?? 6) - (attempts == nil ? 0 : 1)))
      if attempts != nil { words.append("crane") }
      let moves = words.enumerated().map { "\(($0 + 1) * 1000) \(($0 + 1) * 1000) \($1)" }
      rows.append(
        row(
          id,
          record(
            id: id, begun: Int64(id) * 1_000_000, attempts: attempts == nil ? "6" : "any",
            moves: moves)))
    }
    library.load(rows)
    #expect(library.errors.isEmpty)
    return library
  }

  @Test("games played, won and their percentage are counted")
  func counts() throws {
    let statistics = CodewordStatistics(try library([3, nil, 4])).common
    #expect(statistics.played == 3)
    #expect(statistics.won == 2)
    #expect(statistics.percentWon == 67)
  }

  @Test("a lost game ends the streak, and the longest one is remembered")
  func streaks() throws {
    let statistics = CodewordStatistics(try library([3, 3, 3, nil, 2, 2])).common
    #expect(statistics.currentStreak == 2)
    #expect(statistics.longestStreak == 3)
  }

  @Test("a game under way breaks no streak")
  func unfinished() throws {
    let library = try library([2, 2])
    library.add(try newGame(id: 90, begun: 9_000_000))
    let statistics = CodewordStatistics(library).common
    #expect(statistics.played == 2)
    #expect(statistics.currentStreak == 2)
  }

  @Test(
    "CW-13: samples do not count, nor turns of an evening, which may be another person's",
    arguments: ["sample", "evening"])
  func uncounted(origin: String) throws {
    let library = GameLibrary()
    library.load([row(1, record(provenance: "\(origin)\n", moves: ["1 1 crane"]))])
    #expect(CodewordStatistics(library).common.played == 0)
    #expect(CodewordStatistics(library).common.longestStreak == 0)
    #expect(CodewordStatistics(library).common.fastest == nil)
    #expect(CodewordStatistics(library).distribution.counts.allSatisfy { $0 == 0 })
  }

  @Test("assisted games are in no statistics, and break no streak")
  func assisted() throws {
    let library = try library([2, 2])
    func assisted(_ id: UInt64, attempts: String, _ move: String) throws -> Row {
      let plain = text(record(id: id, begun: 9_000_000, attempts: attempts, moves: [move]))
      let help = plain.replacing("codeword 1", with: "codeword 3")
        .replacing("mode=standard", with: "mode=standard assisted")
      return row(id, Array(help.utf8))
    }
    library.load([
      try assisted(80, attempts: "any", "1 1 crane"), try assisted(81, attempts: "1", "1 1 slate"),
    ])
    #expect(library.errors.isEmpty)
    #expect(library.history.count == 4)
    let statistics = CodewordStatistics(library)
    #expect(statistics.common.played == 2)
    #expect(statistics.common.currentStreak == 2)
    #expect(statistics.fewest?.number == 2)
    let shelf = ShelfStatistics(library)
    #expect(shelf.played == 4)
    #expect(shelf.percentWon == 100, "the lost game was assisted")
  }

  @Test("a challenge counts as a game and leaves the streak alone")
  func challenges() throws {
    let library = try library([2, 2])
    library.load([
      row(80, record(id: 80, begun: 9_000_000, provenance: "challenge\n", moves: ["1 1 crane"])),
      row(
        81,
        record(
          id: 81, begun: 9_500_000, provenance: "challenge\n", attempts: "1",
          moves: ["1 1 slate"])),
    ])
    let statistics = CodewordStatistics(library).common
    #expect(statistics.played == 4)
    #expect(statistics.won == 3)
    #expect(statistics.currentStreak == 2)
    #expect(statistics.longestStreak == 2)
  }

  @Test("the distribution counts games by attempts, many attempts together")
  func distribution() throws {
    let statistics = CodewordStatistics(try library([1, 3, 3, 8, 9, nil]))
    #expect(statistics.distribution.counts == [1, 0, 2, 0, 0, 0, 0, 2])
  }

  @Test("the last game has its place among the bars, if it was won")
  func last() throws {
    #expect(CodewordStatistics(try library([1, 3, 9])).distribution.last == 7)
    #expect(CodewordStatistics(try library([9, 3])).distribution.last == 2)
    #expect(CodewordStatistics(try library([1, nil])).distribution.last == nil)
    #expect(CodewordStatistics(GameLibrary()).distribution.last == nil)
  }

  @Test("a feat names its game, the first of equal games; a challenge is not a feat")
  func feats() throws {
    let attempts = [4, 2, nil, 2, 4, 4]
    let library = try library(attempts)
    library.load([
      row(80, record(id: 80, begun: 9_000_000, provenance: "challenge\n", moves: ["1 1 crane"]))
    ])
    let statistics = CodewordStatistics(library)
    for feat in [statistics.fewest, statistics.common.fastest] {
      #expect(feat?.header.id == identity(2))
      #expect(feat?.moment == 2_002_000)
    }
    #expect(statistics.fewest?.number == 2)
    let own = CodewordStatistics(try self.library(attempts)).common
    #expect(own.averageTime != nil && own.averageTime == statistics.common.averageTime)
    let day: Int64 = 86_400_000
    #expect(statistics.fewest?.day(offset: .zero) == Day(number: 0))
    #expect(statistics.fewest?.day(offset: Milliseconds(day)) == Day(number: 1))
  }

  @Test("the times are those of games won, the average from the fifth on")
  func times() throws {
    let statistics = CodewordStatistics(try library([2, 4, nil, 2, 4, 3])).common
    #expect(statistics.fastest?.number == 2000)
    #expect(statistics.averageTime == 3000)
    #expect(CodewordStatistics(try library([2, 4, nil, 2, 4])).common.averageTime == nil)
  }

  @Test("the usual result is shown from the fifth game on: fewer games are not a habit")
  func habit() throws {
    #expect(CodewordStatistics(try library([1, 2, 3, 4])).tenthsOfAttempts == nil)
    #expect(CodewordStatistics(try library([1, 2, 3, 4, nil])).tenthsOfAttempts == nil)
    #expect(CodewordStatistics(try library([1, 2, 3, 4, 6])).tenthsOfAttempts == 32)
  }

  @Test("bars reach from the least to the greatest number that came up")
  func used() throws {
    #expect(CodewordStatistics(GameLibrary()).distribution.used.isEmpty)
    #expect(CodewordStatistics(try library([3])).distribution.used == 2..<3)
    #expect(CodewordStatistics(try library([6, 2, nil])).distribution.used == 1..<6)
  }

  @Test("lengths and modes can be counted separately")
  func filter() throws {
    let library = try library([2, 3])
    library.load([
      row(70, record(id: 70, mode: "hard", secret: "cat", moves: ["1 1 cat"]))
    ])
    #expect(CodewordStatistics(library, length: 3).common.won == 1)
    #expect(CodewordStatistics(library, length: 3, mode: .standard).common.won == 0)
    #expect(CodewordStatistics(library, mode: .hard).common.won == 1)
    #expect(CodewordStatistics(library).common.won == 3)
  }
}
