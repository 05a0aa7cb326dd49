import Games
import Library
import Testing
import Words

@Suite("Statistics of Anagrams")
struct AnagramsStatisticsTests {
  /// The row of a game on one or two small racks.
  private func game(
    _ id: UInt64, mode: String = "classic", racks: Int = 1, provenance: String = "",
    moves: [String]
  ) -> Row {
    let puzzle = [
      "rack=cdenno words=cod,con,done,conned bonus=ned", "rack=hisswy words=wish,swishy bonus=",
    ].prefix(racks).joined(separator: " ")
    let text = """
      pastime 1
      game anagrams 1
      id \(identity(id).text)
      begun \(id * 1_000_000)
      \(provenance)options mode=\(mode) racks=medium count=\(racks)
      puzzle \(puzzle)


      """ + moves.enumerated().map { "\(($0 + 1) * 1000) \(($0 + 1) * 1000) \($1)\n" }.joined()
    return row(id, Array(text.utf8))
  }

  private func library(_ rows: [Row]) -> GameLibrary {
    let library = GameLibrary()
    library.load(rows)
    #expect(library.errors.isEmpty)
    return library
  }

  @Test("racks, words, words of six letters and the best score are counted from the records")
  func figures() {
    let statistics = AnagramsStatistics(
      library([
        game(1, racks: 2, moves: ["word cod", "word ned", "word conned", "word swishy"]),
        game(2, moves: ["word cod", "pass"]),
        game(3, mode: "find-all", moves: ["word cod", "word con", "word done", "word conned"]),
        game(4, moves: ["word cod"]),
        game(5, provenance: "sample\n", moves: ["word conned"]),
        codeword(),
      ]))
    #expect(statistics.common.played == 3)
    #expect(statistics.common.won == 2)
    #expect(statistics.racks == 4)
    #expect(statistics.clearedRacks == 1)
    #expect(statistics.words == 8, "NED is a bonus word")
    #expect(statistics.pangrams == 3)
    #expect(statistics.lengths.counts == [4, 1, 0, 3])
    #expect(statistics.lengths.last == nil, "a word is not a game")
    #expect(statistics.best?.header.id == identity(1))
    #expect(statistics.best?.number == 18)
    // Eight of fourteen blanks.
    #expect(statistics.percentFound == 57)
  }

  private func codeword() -> Row { row(9, record(id: 9, moves: ["1 1 crane"])) }

  @Test("modes can be counted separately")
  func mode() {
    let library = library([
      game(1, moves: ["word conned"]), game(2, mode: "timed", moves: ["pass"]),
    ])
    #expect(AnagramsStatistics(library, mode: .classic).common.won == 1)
    #expect(AnagramsStatistics(library, mode: .timed).common.played == 1)
    #expect(AnagramsStatistics(library, mode: .timed).best?.number == 0)
    #expect(AnagramsStatistics(library, mode: .findAll).percentFound == nil)
  }

  @Test("a lost game ends the streak")
  func streaks() {
    let won = ["word conned"]
    let statistics = AnagramsStatistics(
      library([
        game(1, moves: won), game(2, moves: won), game(3, moves: ["pass"]), game(4, moves: won),
      ]))
    #expect(statistics.common.longestStreak == 2)
    #expect(statistics.common.currentStreak == 1)
  }
}
