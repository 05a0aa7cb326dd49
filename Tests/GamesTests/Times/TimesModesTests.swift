import Games
import Testing

@Suite("Times: sprint, practice, other operations")
struct TimesModesTests {
  @Test(
    "a sprint goes on at once after an answer, and ends when its time is up",
    arguments: [
      (TimesOptions.Mode.sprint60, 60_000), (.sprint120, 120_000),
    ] as [(TimesOptions.Mode, Int64)])
  func sprint(mode: TimesOptions.Mode, limit: Int64) throws {
    var game = try dealtTimes(timesOptions(mode), seed: 1)
    #expect(game.timeLeft(at: Milliseconds(5000)) == Milliseconds(limit))
    try game.play(.start, at: Milliseconds(5000))
    #expect(game.deadline == Milliseconds(5000 + limit))
    for second in 1...3 {
      let time = Milliseconds(5000 + Int64(second) * 2000)
      try game.play(.answer(game.puzzle.problems[second - 1].result), at: time)
      #expect(game.phase == .asking && game.current == second)
      #expect(game.timeLeft(at: time) == Milliseconds(limit - Int64(second) * 2000))
    }
    #expect(game.answerTimes == [2000, 2000, 2000])
    let answer = TimesMove.answer(game.puzzle.problems[3].result)
    let last = Milliseconds(5000 + limit - 1)
    let after = Milliseconds(5000 + limit)
    #expect(game.refusal(of: answer, in: nil, at: last) == nil)
    #expect(game.refusal(of: answer, in: nil, at: after) == .timeIsUp)
    #expect(throws: TimesRefusal.timeIsUp) { try game.play(answer, at: after) }
    try game.play(.finish, at: after)
    #expect(game.outcome == .won && game.score == 3)
    #expect(game.timeLeft(at: Milliseconds(limit * 2)) == .zero)
  }

  @Test("a sprint is lost by a wrong answer, and where it is ended before its time")
  func sprintLost() throws {
    for (right, time, outcome) in [
      ([true, true], 60_000, .won), ([true, false], 60_000, .lost), ([true, true], 59_999, .lost),
      ([], 60_000, .lost),
    ] as [([Bool], Int64, Outcome)] {
      var game = try dealtTimes(timesOptions(.sprint60), seed: 2)
      try game.playOn(right: right)
      try game.play(.finish, at: Milliseconds(time))
      #expect(game.outcome == outcome)
    }
  }

  @Test("in a sprint a fact comes again only after all others, and never right after itself")
  func sprintFacts() throws {
    for (range, facts) in [(2...5, 10), (10...20, 66), (2...3, 3)] {
      for seed in 0..<UInt64(20) {
        let options = try timesOptions(.sprint60, operations(.times), range, range)
        let dealt = try dealtTimes(options, seed: seed).puzzle.problems.map(\.fact)
        #expect(dealt.count == 60)
        #expect(Set(dealt.prefix(facts)).count == min(facts, 60))
        for place in 1..<dealt.count { #expect(dealt[place] != dealt[place - 1]) }
      }
    }
  }

  @Test("a sprint can be played to its last problem")
  func sprintAll() throws {
    var game = try dealtTimes(timesOptions(.sprint60), seed: 3)
    try game.playOn(right: Array(repeating: true, count: 60), taking: 900)
    #expect(game.outcome == .won && game.score == 60)
  }

  @Test("a typed answer may be any number, and only the right one is right")
  func typed() throws {
    var game = try dealtTimes(timesOptions(count: 2, answering: .typed), seed: 1)
    try game.play(.start, at: .zero)
    for answer in [-1, 10_000_000] {
      #expect(throws: TimesRefusal.outOfRange) { try game.play(.answer(answer), at: .zero) }
    }
    try game.play(.answer(0), at: .zero)
    try game.play(.next, at: .zero)
    try game.play(.answer(game.puzzle.problems[1].result), at: .zero)
    #expect(game.missed == [0] && game.score == 1)
  }

  @Test("all chosen operations are dealt, each about equally often")
  func operationsDealt() throws {
    var counts: [TimesOperation: Int] = [:]
    let all = operations(.times, .divided, .plus, .minus)
    for seed in 0..<UInt64(400) {
      for problem in try dealtTimes(timesOptions(.round, all, count: 5), seed: seed).puzzle.problems
      {
        counts[problem.operation, default: 0] += 1
      }
    }
    #expect(counts.count == 4)
    #expect(counts.values.allSatisfy { (410...590).contains($0) })
  }

  /// The facts of a scope, one by one.
  private func facts(
    _ operations: TimesOperations, _ first: ClosedRange<Int>, _ second: ClosedRange<Int>
  ) -> Set<TimesFact> {
    var facts: Set<TimesFact> = []
    for operation in TimesOperation.allCases where operations[operation] {
      for x in first {
        for y in second where operation != .divided || y > 0 {
          facts.insert(TimesFact(operation, x, y))
        }
      }
    }
    return facts
  }

  @Test("the number of facts of a scope is that of those that are counted one by one")
  func factCount() throws {
    var random = SeededRandom(seed: 8)
    for _ in 0..<200 {
      var some = TimesOperations()
      for operation in TimesOperation.allCases where random.draw(below: 2) == 1 {
        some[operation] = true
      }
      let lows = (0..<2).map { _ in Int(random.draw(below: 12)) }
      let ranges = lows.map { $0...($0 + Int(random.draw(below: 9))) }
      guard let scope = try? TimesScope(some, ranges[0], ranges[1]) else { continue }
      let facts = facts(some, ranges[0], ranges[1])
      #expect(scope.factCount == facts.count)
      #expect(facts.allSatisfy(scope.contains))
      #expect(!scope.contains(TimesFact(.times, 30, 3)))
      // A round of all of them deals each once.
      guard (1...60).contains(facts.count) else { continue }
      let options = try TimesOptions(.round, scope, count: facts.count, answering: .typed)
      #expect(Set(try dealtTimes(options, seed: 1).puzzle.problems.map(\.fact)) == facts)
    }
  }

  @Test("options that are impossible say why")
  func faults() {
    func fault(
      _ mode: TimesOptions.Mode = .round, _ some: TimesOperations = operations(.times),
      _ first: ClosedRange<Int> = 10...20, _ second: ClosedRange<Int> = 10...20, count: Int = 5,
      _ answering: TimesOptions.Answering = .near(4)
    ) -> TimesOptionsFault? {
      do throws(TimesOptionsFault) {
        _ = try TimesOptions(
          mode, TimesScope(some, first, second), count: count, answering: answering)
        return nil
      } catch {
        return error
      }
    }
    #expect(fault() == nil)
    #expect(fault(.round, operations()) == .noOperation)
    #expect(fault(.round, operations(.plus), -1...5) == .numbersOutOfRange)
    #expect(fault(.round, operations(.plus), 0...5, 990...1000) == .numbersOutOfRange)
    #expect(fault(.round, operations(.plus), 0...100) == .rangeTooWide)
    #expect(fault(.round, operations(.plus), 0...99, 900...999) == nil)
    #expect(fault(.round, operations(.plus, .divided), 0...5, 0...0) == .divisionByZero)
    #expect(fault(count: 0) == .badCount)
    #expect(fault(count: 61) == .badCount)
    #expect(fault(count: 60) == nil)
    #expect(
      fault(.round, operations(.times), 2...3, 2...3, count: 5)
        == .tooFewProblems(3, needed: 5))
    #expect(
      fault(.sprint60, operations(.times), 3...3, 3...3) == .tooFewProblems(1, needed: 2))
    #expect(fault(.round, operations(.times), count: 5, .near(1)) == .badAnswerCount)
    #expect(fault(.round, operations(.times), count: 5, .slips(7)) == .badAnswerCount)
    #expect(fault(.sprint60, operations(.times), count: -5) == nil)
  }
}
