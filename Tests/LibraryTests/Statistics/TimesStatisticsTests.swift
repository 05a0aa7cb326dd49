import Games
import Library
import Testing

@Suite("Statistics of Times")
struct TimesStatisticsTests {
  /// The row of a game of three products, or of a sprint, with moves a second apart.
  private func game(
    _ id: UInt64, mode: String = "round", provenance: String = "", moves: [String]
  ) -> Row {
    let isSprint = mode != "round" && mode != "practice"
    let count = mode == "sprint-60" ? 60 : isSprint ? 120 : 3
    let facts = ["3*4", "5*6", "7*8"]
    let problems = (0..<count).map { facts[$0 % 3] }.joined(separator: " ")
    let text = """
      pastime 1
      game times 1
      id \(identity(id).text)
      begun \(id * 1_000_000)
      \(provenance)options mode=\(mode) operations=* first=2-9 second=2-9 count=\(count) answers=0 \
      wrong=near
      puzzle \(problems)


      """ + moves.enumerated().map { "\(($0 + 1) * 1000) \(($0 + 1) * 1000) \($1)\n" }.joined()
    return row(id, Array(text.utf8))
  }

  /// The moves of a round that is played to its end.
  private func round(_ answers: Int...) -> [String] {
    answers.enumerated().flatMap { [$0 == 0 ? "start" : "next", "answer \($1)"] }
  }

  private func sprint(_ answers: Int...) -> [String] {
    ["start"] + answers.map { "answer \($0)" } + ["finish"]
  }

  private func library(_ rows: [Row]) -> GameLibrary {
    let library = GameLibrary()
    library.load(rows)
    #expect(library.errors.isEmpty)
    return library
  }

  @Test("right answers and the best sprints are counted from the records")
  func figures() {
    let statistics = TimesStatistics(
      library([
        game(1, moves: round(12, 30, 56)),
        game(2, moves: round(12, 31, 56)),
        game(3, mode: "practice", moves: round(12, 30, 56)),
        game(4, mode: "sprint-60", moves: sprint(12, 30)),
        game(5, mode: "sprint-60", moves: sprint(12, 1, 2)),
        game(6, mode: "sprint-120", moves: sprint(12, 30, 56, 12)),
        // Not over, made for trying, and of another game: they do not count.
        game(7, moves: ["start", "answer 1"]),
        game(8, mode: "sprint-60", provenance: "sample\n", moves: sprint(12, 30, 56)),
        row(10, record(id: 10, moves: ["1 1 crane"])),
      ]))
    #expect(statistics.common.played == 6)
    #expect(statistics.common.won == 2, "a sprint that is cut short is not won")
    #expect(statistics.percentRight == 83, "15 of 18")
    #expect(statistics.mistakes.counts == [4, 1, 1, 0, 0, 0, 0])
    #expect(statistics.mistakes.last == 0)
    #expect(statistics.bestSprint(in: .sprint60) == 2)
    #expect(statistics.bestSprint(in: .sprint120) == nil, "there is no other")
    #expect(statistics.bestSprint(in: .round) == nil)
    #expect(statistics.bestSprint60?.header.id == identity(4))
    #expect(statistics.bestSprint60?.number == 2)
    #expect(statistics.bestSprint120?.number == 4)
  }

  @Test("without a finished game every figure is empty")
  func none() {
    let statistics = TimesStatistics(library([game(1, moves: ["start"])]))
    #expect(statistics.common.played == 0)
    #expect(statistics.percentRight == nil)
  }

  @Test("facts are counted from the finished rounds, the oldest first, samples left out")
  func facts() {
    let facts = TimesFacts(
      library([
        game(1, moves: round(12, 31, 57)),
        game(2, moves: round(12, 30, 57)),
        game(3, provenance: "sample\n", moves: round(11, 30, 56)),
        game(4, moves: ["start", "answer 56"]),
      ]), on: Day(number: 0), offset: .zero)
    #expect(facts.standing(of: TimesFact(.times, 4, 3)) == .sure)
    #expect(facts.standing(of: TimesFact(.times, 5, 6)) == .slow, "it was wrong before")
    #expect(facts.standing(of: TimesFact(.times, 8, 7)) == .wrong)
    #expect(facts.standing(of: TimesFact(.times, 2, 2)) == .new)
  }
}
