/// Draws the answers to choose from, so that neither the place of the right one nor its rank among
/// them in size gives it away.
struct TimesAnswerChoice {
  private let fact: TimesFact
  private let result: Int
  private let count: Int
  private let distance: Int

  /// The choice among so many answers, of which the wrong ones are slips or merely near.
  init(to fact: TimesFact, count: Int, areSlips: Bool) {
    self.fact = fact
    self.count = count
    distance =
      areSlips
      ? max(fact.first, fact.second, TimesConstants.carry) : TimesConstants.nearDistance
    switch fact.operation {
    case .times: result = fact.first * fact.second
    case .plus: result = fact.first + fact.second
    case .divided, .minus: result = fact.first
    }
  }

  /// Answers that are near. Their distances from the least of them are drawn first, and then which of
  /// them is the right one: so nothing that can be seen of them tells it, as it would if wrong answers
  /// were drawn around the right one.
  ///
  /// Only where the result is so small that answers below it run out, the lower ranks are more likely;
  /// and where there are so many answers that they need both sides of it, the middle ones.
  func near(using random: inout SeededRandom) throws(TimesProblemFault) -> [Int] {
    guard count >= 1 else { throw .noAnswers }
    guard count - 1 <= distance else { return try slips(using: &random) }
    var steps = [0]
    for step in random.permutation(of: distance).prefix(count - 1) { steps.append(step + 1) }
    // The right one must not be farther from the least than it is from zero.
    let possible = steps.filter { $0 <= result }
    let right = possible[Int(random.draw(below: UInt32(possible.count)))]
    return shuffled(steps.map { result - right + $0 }, using: &random)
  }

  /// Answers that real slips lead to, as far as there are such within the distance, and otherwise near
  /// ones. The rank of the right one is drawn first.
  func slips(using random: inout SeededRandom) throws(TimesProblemFault) -> [Int] {
    let below = candidates(from: max(result - distance, 0), to: result - 1, using: &random)
    let above = candidates(from: result + 1, to: result + distance, using: &random)
    guard count >= 1 else { throw .noAnswers }
    guard count - 1 <= below.count + above.count else {
      throw .tooFewWrongAnswers(below.count + above.count, needed: count - 1)
    }
    let least = max(count - 1 - above.count, 0)
    let most = min(count - 1, below.count)
    let rank = least + Int(random.draw(below: UInt32(most - least + 1)))
    return shuffled(
      [result] + below.prefix(rank) + above.prefix(count - 1 - rank), using: &random)
  }

  /// The numbers between two, those first that slips lead to, and else the nearer ones first.
  private func candidates(from low: Int, to high: Int, using random: inout SeededRandom) -> [Int] {
    var slips: [Int] = []
    var others: [Int] = []
    for step in 1...distance {
      for answer in [result - step, result + step] where answer >= low && answer <= high {
        if TimesSlip(answer, to: fact, result: result) == nil {
          others.append(answer)
        } else {
          slips.append(answer)
        }
      }
    }
    random.shuffle(&slips)
    return slips + others
  }

  private func shuffled(_ answers: [Int], using random: inout SeededRandom) -> [Int] {
    var answers = answers
    random.shuffle(&answers)
    return answers
  }
}
