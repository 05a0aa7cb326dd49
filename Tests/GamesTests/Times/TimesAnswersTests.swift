import Games
import Testing

@Suite("Times: the answers to choose from")
struct TimesAnswersTests {
  private func scope(
    _ operation: TimesOperation, _ first: ClosedRange<Int>, _ second: ClosedRange<Int>
  ) throws -> TimesScope {
    try TimesScope(operations(operation), first, second)
  }

  @Test(
    "AR-2: the right answer is in each place and of each rank equally often, over many rounds",
    arguments: [2, 3, 4, 5, 6], TimesDistractors.allCases)
  func balanced(count: Int, distractors: TimesDistractors) throws {
    for operation in TimesOperation.allCases {
      var random = SeededRandom(seed: 7)
      var places = Array(repeating: 0, count: count)
      var ranks = Array(repeating: 0, count: count)
      let scope = try scope(operation, 10...20, 10...20)
      for _ in 0..<(1000 * count) {
        let problem = try TimesProblem(
          in: scope, answerCount: count, distractors: distractors, using: &random)
        #expect(Set(problem.answers).count == count)
        places[try #require(problem.answers.firstIndex(of: problem.result))] += 1
        ranks[try #require(problem.answers.sorted().firstIndex(of: problem.result))] += 1
      }
      // 1000 each, give or take five standard deviations.
      #expect((places + ranks).allSatisfy { (845...1155).contains($0) }, "\(places) \(ranks)")
    }
  }

  @Test("AR-2: no shape of the four answers reveals which of them is right")
  func shapes() throws {
    var random = SeededRandom(seed: 11)
    var ranks: [[Int]: [Int]] = [:]
    for _ in 0..<40_000 {
      let problem = try TimesProblem(
        in: TimesOptions.classic.scope, answerCount: 4, distractors: .near, using: &random)
      let sorted = problem.answers.sorted()
      let shape = sorted.map { $0 - sorted[0] }
      let rank = try #require(sorted.firstIndex(of: problem.result))
      ranks[shape, default: [0, 0, 0, 0]][rank] += 1
    }
    // Three of five distances: ten shapes of 4000 problems each, of each rank 1000.
    #expect(ranks.count == 10)
    for (shape, counts) in ranks {
      #expect(counts.allSatisfy { (850...1150).contains($0) }, "\(shape) \(counts)")
    }
  }

  @Test("a small result has only answers that are not below zero")
  func small() throws {
    var random = SeededRandom(seed: 1)
    for operation in TimesOperation.allCases {
      for distractors in TimesDistractors.allCases {
        for _ in 0..<300 {
          let problem = try TimesProblem(
            in: scope(operation, 0...3, 1...3), answerCount: 6, distractors: distractors,
            using: &random)
          #expect(problem.answers.allSatisfy { $0 >= 0 })
          #expect(problem.answers.contains(problem.result))
          #expect(Set(problem.answers).count == 6)
        }
      }
    }
  }

  @Test("AR-7: too few different wrong answers give an error, at any number of answers")
  func tooFew() throws {
    var random = SeededRandom(seed: 1)
    let one = try scope(.times, 12...12, 17...17)
    for count in 1...11 {
      let problem = try TimesProblem(
        in: one, answerCount: count, distractors: .near, using: &random)
      #expect(problem.answers.count == count)
      #expect(problem.answers.allSatisfy { abs($0 - 204) <= 5 })
      #expect(Set(problem.answers).count == count && problem.answers.contains(204))
    }
    // Within 17 of 204, for slips.
    #expect(
      try TimesProblem(in: one, answerCount: 35, distractors: .slips, using: &random).answers.count
        == 35
    )
    for (count, distractors) in [
      (12, .near), (36, .slips), (-1, .near), (-1, .slips), (Int.max, .slips),
      (Int.min + 1, .near),
    ] as [(Int, TimesDistractors)] {
      #expect(throws: TimesError.tooFewAnswers) {
        try TimesProblem(in: one, answerCount: count, distractors: distractors, using: &random)
      }
    }
    // Below 1 there is only 0.
    #expect(throws: TimesError.tooFewAnswers) {
      try TimesProblem(
        in: scope(.times, 1...1, 1...1), answerCount: 8, distractors: .near, using: &random)
    }
  }

  @Test("every operation has whole results that are not below zero, from the given ranges")
  func results() throws {
    var random = SeededRandom(seed: 2)
    for operation in TimesOperation.allCases {
      for _ in 0..<500 {
        let fact = try TimesProblem(
          in: scope(operation, 0...9, 10...12), answerCount: 0, distractors: .near, using: &random
        ).fact
        #expect((0...9).contains(fact.first) && (10...12).contains(fact.second))
        switch operation {
        case .times: #expect(fact.left == fact.first && fact.result == fact.left * fact.second)
        case .plus: #expect(fact.left == fact.first && fact.result == fact.left + fact.second)
        case .minus: #expect(fact.result == fact.left - fact.second && fact.result == fact.first)
        case .divided: #expect(fact.result * fact.second == fact.left && fact.result == fact.first)
        }
      }
    }
  }
}
