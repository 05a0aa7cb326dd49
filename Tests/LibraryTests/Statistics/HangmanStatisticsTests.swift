import Games
import Library
import Testing
import Words

@Suite("Statistics of Hangman")
struct HangmanStatisticsTests {
  /// The row of a game with the answer "cat", or in evil mode with two.
  private func game(
    _ id: UInt64, evil: Bool = false, provenance: String = "", moves: [String]
  ) -> Row {
    let text = """
      pastime 1
      game hangman 1
      id \(identity(id).text)
      begun \(id * 1_000_000)
      \(provenance)options answers=any difficulty=any misses=6 mode=\(evil ? "evil" : "standard")
      puzzle category=animals answer=cat clue=it_purrs\(evil ? " answer=dog clue=" : "")


      """ + moves.enumerated().map { "\(($0 + 1) * 1000) \(($0 + 1) * 1000) \($1)\n" }.joined()
    return row(id, Array(text.utf8))
  }

  private func letters(_ text: String) -> [String] { text.map { "letter \($0)" } }

  private func library(_ rows: [Row]) -> GameLibrary {
    let library = GameLibrary()
    library.load(rows)
    #expect(library.errors.isEmpty)
    return library
  }

  @Test("flawless games, evil ones, hints and whole answers are counted from the records")
  func figures() {
    let statistics = HangmanStatistics(
      library([
        game(1, moves: letters("cat")),
        game(2, moves: letters("xca") + ["answer cat"]),
        game(3, moves: ["answer cot"] + letters("bdefg")),
        game(4, moves: ["hint", "hint"] + letters("at")),
        game(5, moves: ["answer cat"]),
        game(6, evil: true, moves: letters("o") + ["hint"] + letters("cat")),
        game(7, evil: true, moves: letters("xyz") + ["hint"] + letters("wv")),
        // Not over, made for trying, and of another game: they do not count.
        game(8, moves: ["hint"]),
        game(9, provenance: "sample\n", moves: ["hint"] + letters("ca") + ["answer cat"]),
        row(10, record(id: 10, moves: ["1 1 crane"])),
      ]))
    #expect(statistics.common.played == 7)
    #expect(statistics.common.won == 5)
    #expect(statistics.flawless == 2)
    #expect(statistics.misses.counts.reduce(0, +) == 5)
    #expect(statistics.misses.counts[0] == 2)
    #expect(statistics.misses.last == nil, "the last one was lost")
    #expect(statistics.evilWon == 1)
    #expect(statistics.hints == 4)
    #expect(statistics.answersGuessed == 2)
  }

  @Test("modes can be counted separately")
  func mode() {
    let library = library([
      game(1, moves: letters("cat")), game(2, evil: true, moves: letters("xocat")),
      game(3, evil: true, moves: letters("uvwxyz")),
    ])
    let standard = HangmanStatistics(library, mode: .standard)
    #expect(standard.common.played == 1)
    #expect(standard.flawless == 1)
    #expect(standard.evilWon == 0)
    let evil = HangmanStatistics(library, mode: .evil)
    #expect(evil.common.played == 2)
    #expect(evil.common.won == 1)
    #expect(evil.flawless == 0)
    #expect(evil.evilWon == 1)
  }

  @Test("a challenge counts and leaves the streak alone, and a lost game ends it")
  func streaks() {
    let won = letters("cat")
    let statistics = HangmanStatistics(
      library([
        game(1, moves: won), game(2, provenance: "challenge\n", moves: letters("uvwxyz")),
        game(3, moves: won), game(4, moves: letters("bdefgh")), game(5, moves: won),
      ]))
    #expect(statistics.common.played == 5)
    #expect(statistics.common.won == 3)
    #expect(statistics.common.longestStreak == 2)
    #expect(statistics.common.currentStreak == 1)
  }

  @Test("without a finished game every figure is zero")
  func none() {
    let statistics = HangmanStatistics(library([game(1, moves: letters("c"))]))
    #expect(statistics.common.played == 0)
    #expect(statistics.flawless == 0)
    #expect(statistics.hints == 0)
  }

  @Test("a win can be the best among three other wins, but not among lost games")
  func best() {
    let wins = [3, 2, 4].enumerated().map { index, misses in
      game(UInt64(index + 1), moves: letters(String("xzwv".prefix(misses)) + "cat"))
    }
    let good = game(4, moves: letters("xcat"))
    #expect(library(wins + [good]).isBest(identity(4)))
    #expect(!library(wins + [game(4, moves: letters("xzcat"))]).isBest(identity(4)))
    let lost = (1...3 as ClosedRange<UInt64>).map { game($0, moves: letters("xzwvbd")) }
    #expect(!library(lost + [good]).isBest(identity(4)))
    #expect(!library(wins + [game(4, moves: letters("xzwvbd"))]).isBest(identity(4)))
  }
}
