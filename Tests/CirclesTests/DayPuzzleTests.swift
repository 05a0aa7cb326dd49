import Games
import Library
import Testing

@testable import Circles

@Suite("The puzzle of a day that games are compared with")
struct DayPuzzleTests {
  private static let options = "length=5 attempts=any mode=standard"
  private let puzzle = DayPuzzle(
    day: today, kind: .codeword, rules: 1, options: Array(options.utf8), puzzle: Array("there".utf8)
  )
  private let id = today.identity(7)
  private let moves = ["1000 1500 geese", "2500 3000 there"]

  /// A record of a play that counts, with these differences.
  private func record(
    _ moves: [String]? = nil, id: GameID? = nil, game: String = "codeword 1",
    begun: WallTime = noon, further: String = "", options: String = options,
    puzzle: String = "there"
  ) -> [UInt8] {
    let lines = (moves ?? self.moves).map { $0 + "\n" }.joined()
    return Array(
      """
      pastime 1
      game \(game)
      id \((id ?? self.id).text)
      begun \(begun.count)
      \(further)options \(options)
      puzzle \(puzzle)

      \(lines)
      """.utf8)
  }

  private func finished(
    _ record: [UInt8], gone: [UInt8] = [], id: GameID? = nil
  ) -> FinishedGame? {
    puzzle.finished(
      MemberGame(member: 3, id: id ?? self.id, record: record, gone: gone), as: .public)
  }

  private func score(_ records: [UInt8]..., gone: [UInt8] = []) -> Int64? {
    finished(Array(records.joined(separator: [0x1E])), gone: gone)?.play.result.score
  }

  @Test("a record that follows the rules to the end counts with its result")
  func counts() {
    let expected = CirclePlay(
      member: 3, day: today, mark: .public, result: DayResult(.codeword, isWon: true, score: 2))
    #expect(finished(record())?.play == expected)
  }

  @Test("a record that is not whole, or breaks the rules, counts for nothing")
  func faults() {
    let whole = record()
    #expect(score(record([])) == nil)
    #expect(score(record([moves[0]])) == nil)
    for count in 0..<whole.count { #expect(score(Array(whole.prefix(count))) == nil) }
    #expect(score(whole + Array("9000 9000 geese\n".utf8)) == nil)
    #expect(score(record(["2500 0 geese", "1000 0 there"])) == nil)
    #expect(score([]) == nil)
    #expect(score([0x1E, 10, 0x1E, 10, 10, 10, 10, 10, 10, 10]) == nil)
  }

  @Test("a play of another puzzle, or by other rules or options, counts for nothing")
  func otherPuzzles() {
    #expect(score(record(puzzle: "geese")) == nil)
    #expect(score(record(["0 0 there"], puzzle: "there")) == 1)
    #expect(score(record(options: "length=5 attempts=6 mode=standard")) == nil)
    #expect(score(record(options: "length=5 attempts=any mode=hard")) == nil)
    #expect(score(record(game: "codeword 2")) == nil)
    #expect(score(record(game: "codeword 9")) == nil)
    #expect(score(record(game: "hangman 1")) == nil)
    #expect(score(record(further: "sample\n")) == nil)
    #expect(score(record(further: "challenge\n")) == nil)
    #expect(score(record(further: "branch-of \(id.text)\n")) == nil)
  }

  @Test("a record counts only under its own name, which must be a name of the day")
  func names() {
    let other = today.identity(8)
    #expect(finished(record(), id: other) == nil)
    #expect(finished(record(id: other), id: other) != nil)
    for id in [today.advanced(by: 1).identity(7), GameID(high: 1, low: 2)] {
      #expect(finished(record(id: id), id: id) == nil)
    }
  }

  @Test("a game counts if it began while it was that day somewhere, to the millisecond")
  func inTime() {
    let start = WallTime(Int64(today.number) * 86_400_000 - 14 * 3_600_000)
    #expect(score(record(begun: start - Milliseconds(1))) == nil)
    #expect(score(record(begun: start)) == 2)
    #expect(score(record(begun: today.end - Milliseconds(1))) == 2)
    #expect(score(record(begun: today.end)) == nil)
  }

  @Test("a deleted line does not count, and counts again when the deletion is undone")
  func deleted() {
    let (whole, other) = (record(), record(["1 2 pious", "3 4 slate", "5 6 there"]))
    func gone(_ count: Int, _ lines: [UInt8]...) -> [UInt8] {
      let hashes = lines.map { Fingerprint(of: $0).digits }.sorted {
        $0.lexicographicallyPrecedes($1)
      }
      return Array("\(count)".utf8) + hashes.flatMap { Array(" ".utf8) + $0 }
    }
    #expect(score(whole, gone: gone(1, whole)) == nil)
    #expect(score(whole, gone: gone(2)) == 2)
    #expect(score(whole, other, gone: gone(3, other)) == 2)
    #expect(score(whole, other, gone: gone(1, whole, other)) == nil)
    #expect(score(whole, gone: Array("no deletion".utf8)) == 2)
  }

  @Test("of several lines in any order, the line that the player sees counts")
  func lines() throws {
    let lines = [
      record(), record(["1 2 pious", "3 4 slate", "5 6 there"]),
      record(["1 2 slate", "3 4 pious", "5 6 geese", "7 8 their"]), record(puzzle: "geese"),
    ]
    #expect(score(lines[0], lines[1], lines[2], lines[3]) == 3)
    #expect(score(lines[3], lines[2], lines[1], lines[0]) == 3)
    let library = GameLibrary()
    library.load([
      Row(key: RowKey.record(id).text, text: Array(lines[0...2].joined(separator: [0x1E])))
    ])
    #expect(library.history.map(\.score) == [3])
  }

  @Test("a judged play counts before a play taken offline, which counts before a public play")
  func counting() {
    func game(
      _ mark: PlayMark, _ score: Int64, after time: Int64, low: UInt64 = 1
    ) -> FinishedGame {
      FinishedGame(
        play: CirclePlay(1, .codeword, score, as: mark), created: noon + Milliseconds(time),
        id: today.identity(low))
    }
    let judged = CirclePlay(1, .codeword, 9)
    let offline = game(.offline, 8, after: 5)
    let public1 = game(.public, 7, after: 3)
    let public2 = game(.public, 1, after: 4)
    let public3 = game(.public, 2, after: 3, low: 2)
    #expect(
      CirclePlay.counting(judged: [judged], games: [public2, offline, public1]) == [judged])
    #expect(CirclePlay.counting(judged: [], games: [public2, offline, public1]) == [offline.play])
    #expect(CirclePlay.counting(judged: [], games: [public3, public2, public1]) == [public1.play])
    let others = [
      CirclePlay(2, .codeword, 3), CirclePlay(1, .times, 3),
      CirclePlay(1, .codeword, 3, on: today.advanced(by: 1)),
    ]
    #expect(CirclePlay.counting(judged: others, games: [offline]).count == 4)
  }
}
