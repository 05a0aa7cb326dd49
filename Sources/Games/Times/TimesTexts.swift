import ByteStrings

/// Every sentence of Times that does not depend on the screen.
public enum TimesTexts {
  /// Where the round stands: "Problem 2 of 5: 12 × 17. 1 right so far."
  public static func standing(of game: Times) -> PlainText {
    let count = game.puzzle.problems.count
    switch game.phase {
    case .ready:
      if let seconds = game.options.mode.seconds {
        return "As many problems as you can in \(seconds) seconds. Start when you are ready."
      }
      return "\(problems(count)). Start when you are ready."
    case .asking:
      let place = game.answers.count
      return number(place, in: game) + ": \(problem(game.puzzle.problems[place])). "
        + total(of: game)
    case .answered:
      let place = game.answers.count - 1
      return number(place, in: game) + ": \(equation(game.puzzle.problems[place])). "
        + total(of: game)
    case .over:
      let answered: PlainText = "\(game.score) of \(game.answers.count) right"
      if let seconds = game.options.mode.seconds { return answered + " in \(seconds) seconds." }
      if game.answers.count == count { return answered + "." }
      return answered + ", \(problems(count - game.answers.count)) left."
    }
  }

  /// "Problem 2 of 5", or "Problem 2" where there is no end to them.
  private static func number(_ place: Int, in game: Times) -> PlainText {
    let text: PlainText = "Problem \(place + 1)"
    if game.options.mode.seconds != nil { return text }
    return text + " of \(game.puzzle.problems.count)"
  }

  /// "1 right so far."
  private static func total(of game: Times) -> PlainText { "\(game.score) right so far." }

  /// What the one button of a round does: "Start", "Next" or "Reset".
  public static func button(of game: Times) -> PlainText {
    switch game.phase {
    case .ready: "Start"
    case .asking, .answered: "Next"
    case .over: "Reset"
    }
  }

  /// "12 × 17".
  public static func problem(_ problem: TimesProblem) -> PlainText {
    "\(problem.left) \(sign(problem.operation)) \(problem.right)"
  }

  /// "12 × 17 = 204".
  public static func equation(_ problem: TimesProblem) -> PlainText {
    "\(self.problem(problem)) = \(problem.result)"
  }

  /// "12 times 17": as it is to be read out.
  public static func spoken(_ problem: TimesProblem) -> PlainText {
    "\(problem.left) \(name(of: problem.operation)) \(problem.right)"
  }

  /// The sign of an operation.
  public static func sign(_ operation: TimesOperation) -> PlainText {
    switch operation {
    case .times: "×"
    case .divided: "÷"
    case .plus: "+"
    case .minus: "−"
    }
  }

  /// How an operation is read out.
  public static func name(of operation: TimesOperation) -> PlainText {
    switch operation {
    case .times: "times"
    case .divided: "divided by"
    case .plus: "plus"
    case .minus: "minus"
    }
  }

  /// What the answer to the problem at a place was: "Right: 12 × 17 = 204."
  public static func message(_ place: Int, in game: Times) -> PlainText {
    let problem = game.puzzle.problems[place]
    let answer = game.answers[place]
    if game.isRight(place) { return "Right: \(equation(problem))." }
    let text: PlainText = "Not right: \(equation(problem)), not \(answer)."
    let reason = explanation(of: answer, to: problem)
    return reason.isEmpty ? text : text + " " + reason
  }

  /// How somebody may have come to a wrong answer: "192 is 12 × 16." Nothing where it is no slip.
  public static func explanation(of answer: Int, to problem: TimesProblem) -> PlainText {
    let isMore = answer > problem.result
    switch TimesSlip(answer, to: problem) {
    case .neighbour?:
      guard problem.operation == .times else {
        return "\(answer) is one too \(isMore ? "many" : "few")."
      }
      let step = isMore ? 1 : -1
      if problem.left * (problem.right + step) == answer {
        return "\(answer) is \(problem.left) × \(problem.right + step)."
      }
      return "\(answer) is \(problem.left + step) × \(problem.right)."
    case .carry?:
      let distance = isMore ? answer - problem.result : problem.result - answer
      return isMore
        ? "\(answer) is \(distance) too many: something was carried that should not be."
        : "\(answer) is \(distance) too few: a carry was forgotten."
    case .swappedDigits?: return "In \(answer) two digits have changed places."
    case nil: return ""
    }
  }

  /// The problems that were answered wrong, a sentence each; nothing where there is none.
  public static func review(of game: Times) -> PlainText {
    var text: PlainText = ""
    for place in game.missed {
      if !text.isEmpty { text += " " }
      text += message(place, in: game)
    }
    return text
  }

  /// "1 problem", "2 problems".
  public static func problems(_ count: Int) -> PlainText {
    count == 1 ? "1 problem" : "\(count) problems"
  }

  /// How well a fact is known, as a word.
  public static func name(of standing: TimesFacts.Standing) -> PlainText {
    switch standing {
    case .new: "new"
    case .wrong: "wrong"
    case .slow: "slow"
    case .sure: "sure"
    }
  }

  /// A fact and how well it is known, for the chart: "12 × 17: slow".
  public static func fact(_ fact: TimesFact, _ standing: TimesFacts.Standing) -> PlainText {
    let (left, right) = fact.written
    return "\(left) \(sign(fact.operation)) \(right): \(name(of: standing))"
  }

  /// What is asked about: "× ÷, 10 to 20", "×, 2 to 9 and 10 to 20".
  public static func scope(_ scope: TimesScope) -> PlainText {
    var text: PlainText = ""
    for operation in TimesOperation.allCases where scope.operations[operation] {
      if !text.isEmpty { text += " " }
      text += sign(operation)
    }
    text += ", \(range(scope.first))"
    return scope.first == scope.second ? text : text + " and \(range(scope.second))"
  }

  private static func range(_ range: ClosedRange<Int>) -> PlainText {
    range.count == 1 ? "\(range.lowerBound)" : "\(range.lowerBound) to \(range.upperBound)"
  }
}
