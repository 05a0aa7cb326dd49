/// One problem: a fact that is asked for, and the answers to choose from.
///
/// It is a value of its own, which knows nothing of rounds and of interfaces.
public struct TimesProblem: Equatable, Sendable {
  /// What is asked for, with its numbers as they are shown.
  public let fact: TimesFact

  /// The answers to choose from, in the order in which they are shown; none where one is typed.
  public let answers: [Int]

  /// A problem whose answers are known to be right.
  init(_ fact: TimesFact, answers: [Int]) {
    self.fact = fact
    self.answers = answers
  }

  /// A problem with an operation and numbers drawn from a scope, all equally likely.
  /// - Parameters:
  ///   - answerCount: how many answers there are to choose from; 0 where one is typed.
  ///   - distractors: what the wrong ones are like.
  /// - Throws: `.tooFewAnswers` where there are not so many. It never looks for ever.
  public init(
    in scope: TimesScope, answerCount: Int, distractors: TimesDistractors,
    using random: inout SeededRandom
  ) throws(TimesError) {
    let fact = scope.fact(Int(random.draw(below: UInt32(scope.drawCount))))
    try self.init(fact, answerCount: answerCount, distractors: distractors, using: &random)
  }

  /// The problem of a fact, with answers that are drawn so that neither the place of the right one nor
  /// its rank among them in size gives it away.
  init(
    _ fact: TimesFact, answerCount: Int, distractors: TimesDistractors,
    using random: inout SeededRandom
  ) throws(TimesError) {
    self.fact = fact
    guard answerCount >= 0 else { throw .tooFewAnswers }
    guard answerCount > 0 else {
      answers = []
      return
    }
    var drawn: [Int]
    if distractors == .near, answerCount - 1 <= TimesConstants.nearDistance {
      drawn = near(fact.result, count: answerCount, using: &random)
    } else {
      let distance =
        distractors == .slips
        ? max(fact.first, fact.second, TimesConstants.carry) : TimesConstants.nearDistance
      drawn = around(fact, count: answerCount, distance: distance, using: &random)
      guard drawn.count == answerCount else { throw .tooFewAnswers }
    }
    var answers: [Int] = []
    for index in random.permutation(of: drawn.count) { answers.append(drawn[index]) }
    self.answers = answers
  }
}

/// Answers that are near a result. Their distances from the least of them are drawn first, and then
/// which of them is the right one: so nothing that can be seen of them tells it, as it would if wrong
/// answers were drawn around the right one.
///
/// Only where the result is so small that answers below it run out, the lower ranks are more likely.
private func near(_ result: Int, count: Int, using random: inout SeededRandom) -> [Int] {
  var steps = [0]
  for step in random.permutation(of: TimesConstants.nearDistance) where steps.count < count {
    steps.append(step + 1)
  }
  // The right one must not be farther from the least than it is from zero.
  var right = 0
  var possible: UInt32 = 0
  for step in steps where step <= result {
    possible += 1
    if random.draw(below: possible) == 0 { right = step }
  }
  for index in steps.indices { steps[index] += result - right }
  return steps
}

/// Answers around the result of a fact: those first that real slips lead to, and then the nearer ones.
/// The rank of the right one is drawn first. There may be fewer than are asked for.
private func around(
  _ fact: TimesFact, count: Int, distance: Int, using random: inout SeededRandom
) -> [Int] {
  let result = fact.result
  let reach = min(distance, result)
  let least = max(count - 1 - distance, 0)
  let most = min(count - 1, reach)
  guard least <= most else { return [] }
  let rank = least + Int(random.draw(below: UInt32(most - least + 1)))
  var answers = [result]
  add(rank, to: &answers, of: fact, side: -1, distance: reach, using: &random)
  add(count - 1 - rank, to: &answers, of: fact, side: 1, distance: distance, using: &random)
  return answers
}

/// Adds so many answers on one side of the right one, of which there must be as many.
private func add(
  _ count: Int, to answers: inout [Int], of fact: TimesFact, side: Int, distance: Int,
  using random: inout SeededRandom
) {
  let needed = answers.count + count
  let steps = random.permutation(of: distance)
  // Once through all for slips in any order, and once more for the others, the nearest first.
  for turn in 0..<(distance * 2) where answers.count < needed {
    let isSecond = turn >= distance
    let answer = fact.result + side * ((isSecond ? turn - distance : steps[turn]) + 1)
    if (TimesSlip(answer, to: fact) == nil) == isSecond { answers.append(answer) }
  }
}
