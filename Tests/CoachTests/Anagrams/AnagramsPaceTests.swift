import Coach
import Games
import GamesTesting
import Testing
import Words

@Suite("Anagrams: when words were found")
struct AnagramsPaceTests {
  private func paces(
    _ mode: AnagramsOptions.Mode, _ moves: [(move: AnagramsMove, time: PlayTime)], racks: Int = 1
  ) throws -> [AnagramsPace] {
    let options = try #require(AnagramsOptions(mode: mode, racks: .easy, count: racks))
    let other = ["his", "wish", "swishy"]
    let all = try [coachedRack("cdenno", cdennoWords), coachedRack("hisswy", other)]
    let puzzle = try #require(AnagramsPuzzle(racks: Array(all.prefix(racks))))
    return AnagramsPace.paces(
      of: puzzle, options: options, moves: moves.map { $0.move }, times: moves.map { $0.time })
  }

  private func found(_ text: String) throws -> AnagramsMove { .word(try #require(Word(text))) }

  @Test("a pace has the first long word, the longest time without a word and the last length")
  func pace() throws {
    let pace = try #require(
      paces(
        .findAll,
        [
          (found("code"), 2000), (found("cod"), 5000), (.hint(blank: 7), 9000),
          (found("coned"), 20_000), (found("done"), 21_000), (.pass, 30_000),
        ]
      ).first)
    #expect(pace.firstLongWord == 20_000)
    #expect(pace.longestGap == 15_000)
    #expect(pace.wordsBeforeGap == 2)
    #expect(pace.lastLength == 5)
  }

  @Test("each rack has its own clock")
  func racks() throws {
    let paces = try paces(
      .classic,
      [(found("conned"), 4000), (found("his"), 5000), (found("wish"), 6000), (.finish, 40_000)],
      racks: 2)
    #expect(paces.map { $0.firstLongWord } == [4000, nil])
    #expect(paces.map { $0.longestGap } == [4000, 34_000])
    #expect(paces.map { $0.wordsBeforeGap } == [0, 2])
    #expect(paces.map { $0.lastLength } == [nil, 4])
  }

  @Test("time after the end of a rack's time is no search")
  func timeIsUp() throws {
    let paces = try paces(.timed, [(found("cod"), 90_000), (.pass, 900_000)])
    #expect(paces.map { $0.longestGap } == [90_000])
    let idle = try self.paces(.timed, [(.pass, 900_000)])
    #expect(idle.map { $0.longestGap } == [120_000])
  }

  @Test("before the first move a pace is empty, and moves that are no game have no pace")
  func edges() throws {
    let none = try paces(.findAll, [])
    #expect(none.map { $0.longestGap } == [0])
    #expect(none.map { $0.firstLongWord } == [nil])
    #expect(none.map { $0.lastLength } == [nil])
    #expect(try paces(.findAll, [(found("zzz"), 1000)]).isEmpty)
  }
}
