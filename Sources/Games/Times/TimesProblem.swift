/// One problem: two numbers, what is to be done with them, and the answers to choose from.
///
/// It is a value of its own, which knows nothing of rounds and of interfaces.
public struct TimesProblem: Hashable, Sendable {
  /// What is to be done.
  public let operation: TimesOperation

  /// The number on the left of the sign.
  public let left: Int

  /// The number on the right of the sign.
  public let right: Int

  /// The answers to choose from, in the order in which they are shown; none where one is typed.
  public let answers: [Int]

  /// A problem whose parts are known; nothing where it has no whole result, a number is out of range,
  /// or answers are given and are not different ones with the right one among them.
  init?(_ operation: TimesOperation, _ left: Int, _ right: Int, answers: [Int]) {
    self.operation = operation
    self.left = left
    self.right = right
    self.answers = answers
    guard right >= 0, right <= TimesConstants.numbers.upperBound, left >= 0 else { return nil }
    if operation == .divided, right == 0 || left % right != 0 { return nil }
    guard TimesConstants.numbers.contains(isUndoing ? result : left) else { return nil }
    guard !answers.isEmpty else { return }
    guard answers.contains(result) else { return nil }
    for place in answers.indices {
      if answers[place] < 0 || answers[..<place].contains(answers[place]) { return nil }
    }
  }

  /// A problem with numbers drawn from ranges, both ends included, each equally likely.
  /// - Parameters:
  ///   - answerCount: how many answers there are to choose from; nothing where one is typed.
  ///   - areSlips: whether the wrong ones look like real slips rather than just being near.
  /// - Throws: what is impossible about it. It never looks for ever.
  public init(
    _ operation: TimesOperation, _ first: ClosedRange<Int>, _ second: ClosedRange<Int>,
    answerCount: Int?, areSlips: Bool = false, using random: inout SeededRandom
  ) throws(TimesProblemFault) {
    guard
      first.lowerBound >= 0, first.upperBound <= TimesConstants.numbers.upperBound,
      second.lowerBound >= 0, second.upperBound <= TimesConstants.numbers.upperBound
    else { throw .numbersOutOfRange }
    // Nothing is divided by zero.
    let least = operation == .divided ? max(second.lowerBound, 1) : second.lowerBound
    guard least <= second.upperBound else { throw .divisionByZero }
    let x = first.lowerBound + Int(random.draw(below: UInt32(first.count)))
    let y = least + Int(random.draw(below: UInt32(second.upperBound - least + 1)))
    self.operation = operation
    (left, right) = operation.operands(x, y)
    guard let answerCount else {
      answers = []
      return
    }
    let fact = TimesFact(operation, x, y)
    let choice = TimesAnswerChoice(to: fact, count: answerCount, areSlips: areSlips)
    answers =
      areSlips ? try choice.slips(using: &random) : try choice.near(using: &random)
  }

  /// Whether the operation undoes another, so that the result is what was drawn first.
  private var isUndoing: Bool { operation == .divided || operation == .minus }

  /// The right answer.
  public var result: Int {
    switch operation {
    case .times: left * right
    case .divided: left / right
    case .plus: left + right
    case .minus: left - right
    }
  }

  /// The fact that it asks for.
  public var fact: TimesFact { TimesFact(operation, isUndoing ? result : left, right) }
}

/// Why there can be no such problem.
public enum TimesProblemFault: Error, Equatable, Sendable {
  /// A number is below zero, or has more than three digits.
  case numbersOutOfRange
  /// All that can be divided by is zero.
  case divisionByZero
  /// There is to be no answer to choose from, or fewer than none.
  case noAnswers
  /// There are fewer different wrong answers within the distance than are asked for.
  case tooFewWrongAnswers(Int, needed: Int)
}
