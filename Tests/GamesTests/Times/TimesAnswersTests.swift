import Games
import Testing

@Suite("Times: the answers to choose from")
struct TimesAnswersTests {
  /// How often the right answer was in each place, and of each rank in size.
  private func counts(
    _ operation: TimesOperation, _ first: ClosedRange<Int>, _ second: ClosedRange<Int>,
    count: Int, areSlips: Bool, rounds: Int
  ) throws -> (places: [Int], ranks: [Int]) {
    var random = SeededRandom(seed: 7)
    var places = Array(repeating: 0, count: count)
    var ranks = Array(repeating: 0, count: count)
    for _ in 0..<rounds {
      let problem = try TimesProblem(
        operation, first, second, answerCount: count, areSlips: areSlips, using: &random)
      #expect(Set(problem.answers).count == count)
      places[try #require(problem.answers.firstIndex(of: problem.result))] += 1
      ranks[try #require(problem.answers.sorted().firstIndex(of: problem.result))] += 1
    }
    return (places, ranks)
  }

  @Test(
    "AR-2: the right answer is in each place and of each rank equally often, over many rounds",
    arguments: [2, 3, 4, 5, 6], [false, true])
  func balanced(count: Int, areSlips: Bool) throws {
    let rounds = 2000 * count
    for operation in TimesOperation.allCases {
      let (places, ranks) = try counts(
        operation, 10...20, 10...20, count: count, areSlips: areSlips, rounds: rounds)
      // 2000 each, give or take five standard deviations.
      #expect((places + ranks).allSatisfy { (1780...2220).contains($0) }, "\(places) \(ranks)")
    }
  }

  @Test("AR-2: no shape of the four answers tells which of them is right")
  func shapes() throws {
    var random = SeededRandom(seed: 11)
    var ranks: [[Int]: [Int]] = [:]
    for _ in 0..<40_000 {
      let problem = try TimesProblem(.times, 10...20, 10...20, answerCount: 4, using: &random)
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
      for areSlips in [false, true] {
        for _ in 0..<300 {
          let problem = try TimesProblem(
            operation, 0...3, 0...3, answerCount: 6, areSlips: areSlips, using: &random)
          #expect(problem.answers.allSatisfy { $0 >= 0 })
          #expect(problem.answers.contains(problem.result))
          #expect(Set(problem.answers).count == 6)
        }
      }
    }
  }

  @Test("AR-7: where too few different wrong answers exist it says so, at any number of answers")
  func tooFew() throws {
    var random = SeededRandom(seed: 1)
    for count in 1...11 {
      let problem = try TimesProblem(.times, 12...12, 17...17, answerCount: count, using: &random)
      #expect(problem.answers.count == count)
      #expect(problem.answers.allSatisfy { abs($0 - 204) <= 5 })
      #expect(Set(problem.answers).count == count && problem.answers.contains(204))
    }
    #expect(throws: TimesProblemFault.tooFewWrongAnswers(10, needed: 11)) {
      try TimesProblem(.times, 12...12, 17...17, answerCount: 12, using: &random)
    }
    // Below 1 there is only 0.
    #expect(throws: TimesProblemFault.tooFewWrongAnswers(6, needed: 7)) {
      try TimesProblem(.times, 1...1, 1...1, answerCount: 8, using: &random)
    }
    for count in [0, -1, Int.min] {
      for areSlips in [false, true] {
        #expect(throws: TimesProblemFault.noAnswers) {
          try TimesProblem(
            .times, 12...12, 17...17, answerCount: count, areSlips: areSlips, using: &random)
        }
      }
    }
  }

  @Test("AR-7: numbers that cannot be are refused when the problem is made")
  func ranges() {
    var random = SeededRandom(seed: 1)
    for range in [-1...5, 0...1000, 1000...1001] {
      #expect(throws: TimesProblemFault.numbersOutOfRange) {
        try TimesProblem(.plus, range, 1...2, answerCount: 4, using: &random)
      }
      #expect(throws: TimesProblemFault.numbersOutOfRange) {
        try TimesProblem(.plus, 1...2, range, answerCount: 4, using: &random)
      }
    }
    #expect(throws: TimesProblemFault.divisionByZero) {
      try TimesProblem(.divided, 1...2, 0...0, answerCount: 4, using: &random)
    }
  }

  @Test("every operation has whole results that are not below zero, of the ranges that were given")
  func results() throws {
    var random = SeededRandom(seed: 2)
    for _ in 0..<500 {
      let times = try TimesProblem(.times, 2...9, 10...12, answerCount: nil, using: &random)
      #expect((2...9).contains(times.left) && (10...12).contains(times.right))
      #expect(times.result == times.left * times.right && times.answers.isEmpty)
      let plus = try TimesProblem(.plus, 2...9, 10...12, answerCount: nil, using: &random)
      #expect((2...9).contains(plus.left) && plus.result == plus.left + plus.right)
      let minus = try TimesProblem(.minus, 2...9, 10...12, answerCount: nil, using: &random)
      #expect((2...9).contains(minus.result) && minus.result == minus.left - minus.right)
      let divided = try TimesProblem(.divided, 0...9, 0...12, answerCount: nil, using: &random)
      #expect((0...9).contains(divided.result) && (1...12).contains(divided.right))
      #expect(divided.left == divided.result * divided.right)
    }
  }
}
