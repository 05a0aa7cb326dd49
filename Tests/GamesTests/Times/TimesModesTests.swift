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
    #expect(game.timeLeft(at: 5000) == Milliseconds(limit))
    try game.play(.start, at: 5000)
    #expect(game.deadline == PlayTime(5000 + limit))
    for second in 1...3 {
      let time = PlayTime(5000 + Int64(second) * 2000)
      try game.play(.answer(game.puzzle.problems[second - 1].result), at: time)
      #expect(game.phase == .asking && game.answers.count == second)
      #expect(game.timeLeft(at: time) == Milliseconds(limit - Int64(second) * 2000))
    }
    #expect(game.answerTimes == [2000, 2000, 2000])
    let answer = TimesMove.answer(game.puzzle.problems[3].result)
    let last = PlayTime(5000 + limit - 1)
    let after = PlayTime(5000 + limit)
    #expect(game.refusal(of: answer, in: nil, at: last) == nil)
    #expect(game.refusal(of: answer, in: nil, at: after) == .timeIsUp)
    #expect(throws: TimesRefusal.timeIsUp) { try game.play(answer, at: after) }
    try game.play(.finish, at: after)
    #expect(game.outcome == .won && game.score == 3)
    #expect(game.timeLeft(at: PlayTime(limit * 2)) == .zero)
  }

  @Test("a sprint is lost by a wrong answer, or if it is ended before its time")
  func sprintLost() throws {
    for (right, time, outcome) in [
      ([true, true], 60_000, .won), ([true, false], 60_000, .lost), ([true, true], 59_999, .lost),
      ([], 60_000, .lost),
    ] as [([Bool], Int64, Outcome)] {
      var game = try dealtTimes(timesOptions(.sprint60), seed: 2)
      try game.playOn(right: right)
      try game.play(.finish, at: PlayTime(time))
      #expect(game.outcome == outcome)
    }
  }

  @Test("in a sprint a fact comes again only after all others, and never right after itself")
  func sprintFacts() throws {
    for (range, facts) in [(2...5, 10), (10...20, 66), (2...3, 3)] {
      for seed in 0..<UInt64(20) {
        let options = try timesOptions(.sprint60, operations(.times), range, range)
        let dealt = try dealtTimes(options, seed: seed).puzzle.problems.map(\.fact.inOrder)
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
    var game = try dealtTimes(timesOptions(count: 2, answerCount: 0), seed: 1)
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
        counts[problem.fact.operation, default: 0] += 1
      }
    }
    #expect(counts.count == 4)
    #expect(counts.values.allSatisfy { (410...590).contains($0) })
  }

  @Test("the number of facts of a scope matches a count one by one")
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
      var facts: Set<TimesFact> = []
      var index = 0
      for operation in TimesOperation.allCases where some[operation] {
        for x in ranges[0] {
          for y in ranges[1] {
            let fact = TimesFact(operation, x, y)
            #expect(scope.fact(index) == fact && scope.index(of: fact) == index)
            facts.insert(fact.inOrder)
            index += 1
          }
        }
      }
      #expect(scope.drawCount == index && scope.factCount == facts.count)
      for outside in [TimesFact(.times, 30, 3), TimesFact(.minus, 3, 30)] {
        #expect(scope.index(of: outside) == nil)
      }
      // A round of all facts deals each fact once.
      guard (1...60).contains(facts.count) else { continue }
      let options = try TimesOptions(
        .round, scope, count: facts.count, answerCount: 0, distractors: .near)
      #expect(
        Set(try dealtTimes(options, seed: 1).puzzle.problems.map(\.fact.inOrder)) == facts)
    }
  }

  @Test("options that are impossible say why")
  func faults() {
    func error(
      _ mode: TimesOptions.Mode = .round, _ some: TimesOperations = operations(.times),
      _ first: ClosedRange<Int> = 10...20, _ second: ClosedRange<Int> = 10...20, count: Int = 5,
      answerCount: Int = 4
    ) -> TimesError? {
      do throws(TimesError) {
        _ = try TimesOptions(
          mode, TimesScope(some, first, second), count: count, answerCount: answerCount,
          distractors: .near)
        return nil
      } catch {
        return error
      }
    }
    let plus = operations(.plus)
    #expect(error() == nil)
    #expect(error(.round, operations()) == .noOperation)
    #expect(error(.round, plus, -1...5) == .badNumbers)
    #expect(error(.round, plus, 0...5, 990...1000) == .badNumbers)
    #expect(error(.round, plus, 0...100) == .badNumbers)
    #expect(error(.round, plus, Int.min...Int.max) == .badNumbers)
    #expect(error(.round, plus, 0...99, 900...999) == nil)
    #expect(error(.round, operations(.plus, .divided), 0...5, 0...5) == .divisionByZero)
    #expect(error(.round, operations(.plus, .divided), 0...5, 1...5) == nil)
    for count in [0, -1, 61] { #expect(error(count: count) == .badCount) }
    #expect(error(count: 60) == nil)
    #expect(error(.round, operations(.times), 2...3, 2...3, count: 4) == .tooFewProblems)
    #expect(error(.round, operations(.times), 2...3, 2...3, count: 3) == nil)
    #expect(error(.sprint60, operations(.times), 3...3, 3...3) == .tooFewProblems)
    for count in [1, 7, -1] { #expect(error(answerCount: count) == .tooFewAnswers) }
    for count in [0, 2, 6] { #expect(error(answerCount: count) == nil) }
    #expect(error(.sprint60, count: -5) == nil)
  }
}
