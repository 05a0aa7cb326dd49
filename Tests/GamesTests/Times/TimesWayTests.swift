import Testing

@testable import Games

@Suite("Times: the way to a result")
struct TimesWayTests {
  /// The value of an expression: × and ÷ first, each division without a remainder.
  private func worth(of way: TimesWay) -> Int {
    var (sum, symbol, product) = (0, 1, way.start)
    for step in way.steps {
      switch step.operation {
      case .times: product *= step.number
      case .divided:
        #expect(product % step.number == 0)
        product /= step.number
      case .plus, .minus:
        sum += symbol * product
        #expect(sum >= 0, "nothing goes below zero on the way")
        (symbol, product) = (step.operation == .plus ? 1 : -1, step.number)
      }
    }
    return sum + symbol * product
  }

  @Test(
    "a way gives the result; for a quotient it is the product that the quotient undoes",
    arguments: TimesOperation.allCases)
  func correct(operation: TimesOperation) {
    let numbers = Array(0...130) + [199, 200, 365, 499, 500, 900, 990, 998, 999]
    for first in numbers {
      for second in numbers where operation != .divided || second > 0 {
        let fact = TimesFact(operation, first, second)
        guard let way = TimesWay(fact) else { continue }
        #expect(worth(of: way) == (operation == .divided ? fact.left : fact.result), "\(fact)")
      }
    }
  }

  @Test(
    "a way is short, and differs from the problem itself", arguments: TimesOperation.allCases)
  func short(operation: TimesOperation) {
    for first in 0...120 {
      for second in 1...120 {
        let fact = TimesFact(operation, first, second)
        guard let way = TimesWay(fact) else { continue }
        #expect((operation == .divided ? 1...1 : 1...3).contains(way.steps.count))
        if way.steps.count == 1, operation != .divided {
          #expect(way.steps[0].operation == .plus && operation == .times, "\(fact)")
        }
      }
    }
  }

  @Test("every product of the classic round has a way, except the products with 10")
  func classic() {
    for first in 10...20 {
      for second in 10...20 {
        let hasTen = first == 10 || second == 10
        #expect((TimesWay(TimesFact(.times, first, second)) == nil) == hasTen)
      }
    }
  }

  @Test(
    "each operation has a way in words",
    arguments: [
      ("14*20", "14 × 20 = 14 × 2 × 10"), ("20*14", "20 × 14 = 14 × 2 × 10"),
      ("12*17", "12 × 17 = 17 × 10 + 17 × 2"), ("19*16", "19 × 16 = 16 × 20 − 16"),
      ("11*15", "11 × 15 = 15 × 10 + 15"), ("7*14", "7 × 14 = 7 × 10 + 7 × 4"),
      ("7*8", "7 × 8 = 7 × 4 × 2"), ("6*9", "6 × 9 = 6 × 10 − 6"), ("5*7", "5 × 7 = 7 × 10 ÷ 2"),
      ("7*7", "7 × 7 = 7 × 5 + 7 + 7"), ("204/17", "12 × 17 = 204"),
      ("47+38", "47 + 38 = 47 + 30 + 8"),
      ("8+7", "8 + 7 = 8 + 2 + 5"), ("19+46", "19 + 46 = 46 + 20 − 1"),
      ("83-47", "83 − 47 = 83 − 40 − 7"), ("13-7", "13 − 7 = 13 − 3 − 4"),
      ("83-19", "83 − 19 = 83 − 20 + 1"),
    ])
  func words(problem: String, sentence: String) throws {
    let puzzle = try value(TimesPuzzle.self, in: problem)
    #expect(TimesTexts.way(to: puzzle.fact(0)) == sentence)
  }

  @Test(
    "a problem that is easy as it stands needs no way",
    arguments: ["7*1", "0*8", "14*10", "42+5", "40+30", "9-4", "0/5", "8/1"])
  func easy(problem: String) throws {
    let puzzle = try value(TimesPuzzle.self, in: problem)
    #expect(TimesTexts.way(to: puzzle.fact(0)).isEmpty)
  }
}
