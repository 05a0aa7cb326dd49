import Games
import Testing

@Suite("Times: hard options")
struct TimesSlipTests {
  @Test(
    "a wrong answer has the reason of the slip that leads to it",
    arguments: [
      ("12*17", 192, .neighbour), ("12*17", 216, .neighbour), ("12*17", 187, .neighbour),
      ("12*17", 221, .neighbour), ("12*17", 194, .carry), ("12*17", 214, .carry),
      ("12*17", 304, .carry), ("12*17", 240, .swappedDigits), ("12*17", 203, nil),
      ("12*17", 204, nil), ("14*18", 522, .swappedDigits), ("14*18", 225, .swappedDigits),
      // 20 × 10 = 200: 020 is not a number.
      ("20*10", 20, nil), ("20*10", 190, .neighbour), ("38+45", 73, .carry),
      ("38+45", 82, .neighbour), ("38+45", 84, .neighbour), ("83-45", 48, .carry),
      ("84-45", 93, .swappedDigits), ("204/17", 11, .neighbour), ("204/17", 21, .swappedDigits),
      ("204/17", 22, .carry), ("1*1", 0, .neighbour), ("5*2", 1, nil),
    ] as [(String, Int, TimesSlip?)])
  func reasons(line: String, answer: Int, slip: TimesSlip?) throws {
    #expect(TimesSlip(answer, to: try fact(line)) == slip)
  }

  @Test(
    "every reason is explained after a miss",
    arguments: [
      ("12*17", 192, " 192 is 12 × 16."), ("12*17", 221, " 221 is 13 × 17."),
      ("12*17", 187, " 187 is 11 × 17."), ("12*17", 216, " 216 is 12 × 18."),
      ("12*17", 194, " 194 lacks a carry."), ("12*17", 214, " 214 has a carry too many."),
      ("12*17", 240, " 240 has two digits swapped."), ("12*17", 203, ""),
      ("38+45", 82, " 82 is one too few."), ("38+45", 84, " 84 is one too many."),
    ])
  func explanations(line: String, answer: Int, text: String) throws {
    #expect(TimesTexts.explanation(of: answer, to: try fact(line)) == text)
  }

  @Test("AR-2: near answers are within 5, and slips within a carry or the larger number")
  func distances() throws {
    for distractors in TimesDistractors.allCases {
      var farthest = 0
      for seed in 0..<UInt64(200) {
        var random = SeededRandom(seed: seed)
        let options = try TimesOptions(
          .round, TimesScope(operations(.times, .divided, .plus, .minus), 2...20, 2...20),
          count: 20, answerCount: 4, distractors: distractors)
        let puzzle = Times.deal(options, using: &random, from: TimesFacts())
        for number in 0..<puzzle.count {
          let problem = puzzle.problem(number)
          let (fact, limit) = (problem.fact, distractors == .near ? 5 : 10)
          let most = distractors == .near ? limit : max(fact.first, fact.second, limit)
          for answer in problem.answers {
            #expect(abs(answer - fact.result) <= most)
            farthest = max(farthest, abs(answer - fact.result))
          }
        }
      }
      #expect(farthest == (distractors == .near ? 5 : 20))
    }
  }

  @Test("an explanation names the right neighbour, in whichever order the numbers stand")
  func neighbours() throws {
    for left in 2...20 {
      for right in 2...20 where left != right {
        let fact = try fact("\(left)*\(right)")
        for (x, y) in [(left, right + 1), (left, right - 1), (left + 1, right), (left - 1, right)] {
          let text = TimesTexts.explanation(of: x * y, to: fact)
          #expect(text == " \(x * y) is \(x) × \(y).")
        }
      }
    }
  }

  @Test("a swapped-digits slip swaps exactly two neighbouring digits of the number")
  func swapped() throws {
    for result in 10...999 {
      let fact = TimesFact(.minus, result, 0)
      var swapped: Set<Int> = []
      let digits = Array(String(result))
      for place in 1..<digits.count where digits[place] != digits[place - 1] {
        var other = digits
        other.swapAt(place, place - 1)
        if other[0] != "0", let number = Int(String(other)) { swapped.insert(number) }
      }
      for answer in max(result - 900, 0)...(result + 900) {
        // Of two reasons the first is given.
        if [0, 1, 10, 100].contains(abs(answer - result)) { continue }
        let slip = TimesSlip(answer, to: fact)
        #expect((slip == .swappedDigits) == swapped.contains(answer))
      }
    }
  }

  @Test("nearly all hard options of the classic ranges are slips, within the stated distance")
  func dealt() throws {
    var random = SeededRandom(seed: 5)
    var slips: [TimesSlip: Int] = [:]
    var others = 0
    for _ in 0..<3000 {
      let problem = try TimesProblem(
        in: TimesOptions.classic.scope, answerCount: 4, distractors: .slips, using: &random)
      for answer in problem.answers where answer != problem.result {
        #expect(abs(answer - problem.result) <= max(problem.fact.first, problem.fact.second))
        if let slip = TimesSlip(answer, to: problem.fact) {
          slips[slip, default: 0] += 1
        } else {
          others += 1
        }
      }
    }
    #expect(others < 1200, "\(others) of 9000")
    #expect(slips.keys.count == 3)
    #expect(slips.values.allSatisfy { $0 > 200 })
  }

  @Test("hard options do not give the right answer away by its last digit alone")
  func lastDigit() throws {
    var random = SeededRandom(seed: 6)
    var shared = 0
    for _ in 0..<1000 {
      let problem = try TimesProblem(
        in: TimesOptions.classic.scope, answerCount: 4, distractors: .slips, using: &random)
      let last = problem.result % 10
      if problem.answers.count(where: { $0 % 10 == last }) > 1 { shared += 1 }
    }
    #expect(shared > 600, "\(shared) of 1000")
  }
}
