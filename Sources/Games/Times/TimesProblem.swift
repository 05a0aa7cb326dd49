/// One problem: a fact to solve, and the answers to choose from.
///
/// It is an independent value without any knowledge of rounds or user interfaces.
public struct TimesProblem: Equatable, Sendable {
  /// The fact to solve, with its numbers as shown.
  public let fact: TimesFact

  /// The answers to choose from, in display order; empty if the player types the answer.
  public let answers: [Int]

  /// A problem whose answers are known to be valid.
  init(_ fact: TimesFact, answers: [Int]) {
    self.fact = fact
    self.answers = answers
  }

  /// A problem with an operation and numbers drawn from a scope, all equally likely.
  /// - Parameters:
  ///   - answerCount: the number of answers to choose from; 0 if the player types the answer.
  ///   - distractors: the kind of wrong answers.
  /// - Throws: `.tooFewAnswers` if there are not enough answers. The search always ends.
  public init(
    in scope: TimesScope, answerCount: Int, distractors: TimesDistractors,
    using random: inout SeededRandom
  ) throws(TimesError) {
    let fact = scope.fact(Int(random.draw(below: UInt32(scope.drawCount))))
    try self.init(fact, answerCount: answerCount, distractors: distractors, using: &random)
  }

  /// The problem of a fact. Its answers are drawn so that neither the place nor the size rank of the right
  /// answer gives it away.
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

/// Answers near a result. Their distances from the smallest answer are drawn first, and then which of them is
/// the right one. So the visible numbers do not reveal the right answer, as they would if wrong answers were
/// drawn around it.
///
/// The lower ranks are more likely only if the result is so small that answers below it run out.
private func near(_ result: Int, count: Int, using random: inout SeededRandom) -> [Int] {
  var steps = [0]
  for step in random.permutation(of: TimesConstants.nearDistance) where steps.count < count {
    steps.append(step + 1)
  }
  // The right answer must not be farther from the smallest answer than from zero.
  var right = 0
  var possible: UInt32 = 0
  for step in steps where step <= result {
    possible += 1
    if random.draw(below: possible) == 0 { right = step }
  }
  for index in steps.indices { steps[index] += result - right }
  return steps
}

/// Answers around the result of a fact: first the results of real slips, then the nearest numbers. The rank of
/// the right answer is drawn first. There may be fewer answers than requested.
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

/// Adds `needed` answers on one side of the right answer.
private func add(
  _ count: Int, to answers: inout [Int], of fact: TimesFact, side: Int, distance: Int,
  using random: inout SeededRandom
) {
  let needed = answers.count + count
  let steps = random.permutation(of: distance)
  // One pass over all numbers for slips, in any order, then a second pass for the others, nearest first.
  for turn in 0..<(distance * 2) where answers.count < needed {
    let isSecond = turn >= distance
    let answer = fact.result + side * ((isSecond ? turn - distance : steps[turn]) + 1)
    if (TimesSlip(answer, to: fact) == nil) == isSecond { answers.append(answer) }
  }
}
