import Games
import Testing

@Suite("Times: facts and practice")
struct TimesFactsTests {
  private let scope: TimesScope = TimesOptions.classic.scope

  /// A finished round of one problem: typed, right or wrong, in the given milliseconds.
  private func round(_ problem: String, right: Bool, taking time: Int64 = 1000) throws -> Times {
    let all = operations(.times, .divided, .plus, .minus)
    var game = try times(
      problem, timesOptions(.round, all, 2...20, 2...20, count: 1, answerCount: 0))
    try game.playOn(right: [right], taking: time)
    return game
  }

  private func facts(_ rounds: Times...) -> TimesFacts {
    var facts = TimesFacts()
    for round in rounds { facts.count(round, on: 0) }
    return facts
  }

  @Test("a fact is new, then wrong, slow or sure by its last answers")
  func standings() throws {
    let fact = TimesFact(.times, 12, 17)
    let (right, slow) = (
      try round("12*17", right: true), try round("12*17", right: true, taking: 10_001)
    )
    let wrong = try round("12*17", right: false)
    #expect(facts().standing(of: fact) == .new)
    #expect(facts(right).standing(of: fact) == .sure)
    #expect(facts(slow).standing(of: fact) == .slow)
    #expect(facts(wrong).standing(of: fact) == .wrong)
    #expect(facts(right, slow).standing(of: fact) == .slow)
    #expect(facts(slow, right).standing(of: fact) == .sure)
    // After a wrong answer it takes two right ones.
    #expect(facts(wrong, right).standing(of: fact) == .slow)
    #expect(facts(wrong, right, right).standing(of: fact) == .sure)
    #expect(facts(right, right, wrong).standing(of: fact) == .wrong)
  }

  @Test("how long a sure answer takes depends on how large the numbers are")
  func sureTimes() throws {
    for (problem, fact, limit) in [
      ("12*17", TimesFact(.times, 12, 17), 10_000), ("7*8", TimesFact(.times, 7, 8), 4000),
      ("56/8", TimesFact(.divided, 7, 8), 4000), ("3*11", TimesFact(.times, 3, 11), 10_000),
    ] as [(String, TimesFact, Int64)] {
      let exact = try round(problem, right: true, taking: limit)
      let longer = try round(problem, right: true, taking: limit + 1)
      #expect(facts(exact).standing(of: fact) == .sure)
      #expect(facts(longer).standing(of: fact) == .slow)
    }
  }

  @Test("a fact that stands twice in a table counts once")
  func counts() throws {
    let facts = facts(try round("12*17", right: true), try round("13*13", right: false))
    let square = try TimesScope(operations(.times), 10...20, 10...20)
    #expect(TimesFacts.counts(facts.standings(in: square), in: square) == [1, 0, 64, 1])
    // Here 12 × 17 stands once.
    let row = try TimesScope(operations(.times), 12...12, 13...20)
    #expect(TimesFacts.counts(facts.standings(in: row), in: row) == [0, 0, 7, 1])
  }

  @Test("a product is one fact both ways round, and its quotient is another fact")
  func sameFact() throws {
    let facts = facts(
      try round("12*17", right: false), try round("17*12", right: true),
      try round("204/17", right: false), try round("12+17", right: false))
    #expect(facts.standing(of: TimesFact(.times, 17, 12)) == .slow)
    #expect(facts.standing(of: TimesFact(.divided, 12, 17)) == .wrong)
    #expect(facts.standing(of: TimesFact(.divided, 17, 12)) == .new)
    #expect(facts.standing(of: TimesFact(.plus, 17, 12)) == .wrong)
  }

  @Test("an unfinished round does not count, but a round that was ended early does")
  func unfinished() throws {
    var game = try dealtTimes(seed: 1)
    try game.playOn(right: [false, true])
    #expect(facts(game) == TimesFacts())
    try game.play(.finish, at: 5000)
    let asked = game.puzzle.problems.map(\.fact)
    #expect(asked.map(facts(game).standing) == [.wrong, .sure, .new, .new, .new])
  }

  @Test("the chart has a cell for each pair of numbers, with what is known of its fact")
  func chart() throws {
    var random = SeededRandom(seed: 4)
    var facts = TimesFacts()
    var last: [TimesFact: Bool] = [:]
    for seed in 0..<UInt64(40) {
      var game = try dealtTimes(seed: seed)
      let right = (0..<5).map { _ in random.draw(below: 3) > 0 }
      try game.playOn(right: right, taking: Int64(random.draw(below: 20_000)))
      facts.count(game, on: 0)
      for (place, problem) in game.puzzle.problems.enumerated() {
        last[problem.fact.inOrder] = right[place]
      }
      let chart = facts.standings(in: scope)
      #expect(chart.count == 121)
      for (index, standing) in chart.enumerated() {
        let fact = scope.fact(index)
        #expect(standing == Int(facts.standing(of: fact).rawValue))
        let answer = last[fact.inOrder]
        #expect((facts.standing(of: fact) == .new) == (answer == nil))
        #expect((facts.standing(of: fact) == .wrong) == (answer == false))
      }
    }
    let sums = try TimesScope(operations(.plus), 10...20, 10...20)
    #expect(facts.standings(in: sums).allSatisfy { $0 == Int(TimesFacts.Standing.new.rawValue) })
  }

  @Test("practice deals wrong and slow facts first, then new facts, then sure facts")
  func practice() throws {
    var known = facts(
      try round("12*17", right: false), try round("13*19", right: true, taking: 20_000),
      try round("2*3", right: false))
    for _ in 0..<2 {
      for pair in ["10*10", "10*11", "11*11"] { known.count(try round(pair, right: true), on: 0) }
    }
    func dealt(_ count: Int, _ range: ClosedRange<Int>, seed: UInt64) throws -> [TimesFact] {
      let options = try timesOptions(.practice, operations(.times), range, range, count: count)
      return try dealtTimes(options, seed: seed, knowing: known).puzzle.problems.map(\.fact.inOrder)
    }
    let (wrong, slow) = (TimesFact(.times, 12, 17), TimesFact(.times, 13, 19))
    for seed in 0..<UInt64(30) {
      #expect(try dealt(1, 10...20, seed: seed) == [wrong])
      #expect(try dealt(2, 10...20, seed: seed) == [wrong, slow])
      let five = try dealt(5, 10...20, seed: seed)
      #expect(five.contains(wrong) && five.contains(slow) && Set(five).count == 5)
      #expect(five.filter { known.standing(of: $0) == .new }.count == 3)
      // 10 to 12 has six facts: three are sure, three new.
      #expect(try dealt(3, 10...12, seed: seed).allSatisfy { known.standing(of: $0) == .new })
      #expect(try Set(dealt(6, 10...12, seed: seed)).count == 6)
      // The same facts and the same seed deal the same.
      #expect(try dealt(5, 10...20, seed: seed) == five)
    }
    #expect(Set(try (0..<UInt64(20)).map { try dealt(5, 10...20, seed: $0) }).count > 1)
  }

  @Test("practice deals due facts before other slow facts, the lowest box first")
  func dueFirst() throws {
    var known = TimesFacts()
    // 12 × 17 climbs to the second box, 13 × 19 to the first, and is slow on a day when it is not due.
    known.count(try round("12*17", right: true), on: 0)
    known.count(try round("13*19", right: true), on: 1)
    known.count(try round("12*17", right: true), on: 1)
    known.count(try round("14*15", right: true), on: 3)
    known.count(try round("14*15", right: true, taking: 20_000), on: 3)
    let options = try timesOptions(.practice, operations(.times), 10...20, 10...20, count: 3)
    let (box2, box1, slow) = (
      TimesFact(.times, 12, 17), TimesFact(.times, 13, 19), TimesFact(.times, 14, 15)
    )
    for seed in 0..<UInt64(20) {
      for (day, first) in [
        (1, [slow]), (2, [box1, slow]), (3, [box1, slow]), (4, [slow, box1, box2]),
      ] as [(Int32, [TimesFact])] {
        known.today = day
        let dealt = try dealtTimes(options, seed: seed, knowing: known).puzzle.problems
          .map(\.fact.inOrder)
        #expect(Array(dealt.prefix(first.count)) == first)
        #expect(known.dueCount(in: options.scope) == [0, 0, 1, 1, 3][Int(day)])
      }
    }
  }

  @Test("due facts are counted in the requested ranges, once for both ways round")
  func dueCount() throws {
    let known = facts(
      try round("3*15", right: false), try round("15*3", right: false),
      try round("45/15", right: false), try round("3+15", right: false))
    func due(_ symbols: TimesOperation..., first: ClosedRange<Int>, second: ClosedRange<Int>) throws
      -> Int
    {
      var all = TimesOperations()
      for symbol in symbols { all[symbol] = true }
      return known.dueCount(in: try TimesScope(all, first, second))
    }
    #expect(try due(.times, first: 2...20, second: 2...20) == 1)
    #expect(try due(.times, first: 10...20, second: 2...5) == 1)
    #expect(try due(.times, first: 10...20, second: 10...20) == 0)
    #expect(try due(.times, .divided, .plus, first: 2...20, second: 2...20) == 3)
    #expect(try due(.divided, first: 10...20, second: 2...5) == 0)
  }

  @Test("practice swaps the numbers only if the ranges allow it")
  func turned() throws {
    let known = facts(try round("3*15", right: false))
    var lefts: Set<Int> = []
    for seed in 0..<UInt64(20) {
      for (first, second) in [(2...5, 12...20), (12...20, 2...5), (2...20, 2...20)] {
        let options = try timesOptions(.practice, operations(.times), first, second, count: 1)
        let problem = try dealtTimes(options, seed: seed, knowing: known).puzzle.problems[0]
        #expect(first.contains(problem.fact.first) && second.contains(problem.fact.second))
        #expect(problem.fact.inOrder == TimesFact(.times, 3, 15))
        if first == second { lefts.insert(problem.fact.left) }
      }
    }
    #expect(lefts == [3, 15])
  }

  @Test("other modes deal the same whatever is known")
  func otherModes() throws {
    let known = facts(try round("12*17", right: false))
    for mode in [TimesOptions.Mode.round, .sprint60] {
      let options = try timesOptions(mode)
      #expect(try dealtTimes(options, seed: 9, knowing: known) == dealtTimes(options, seed: 9))
    }
  }
}
