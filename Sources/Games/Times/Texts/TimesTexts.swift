import ByteStrings

/// Every sentence of Times that does not depend on the screen.
public enum TimesTexts {
  /// The state of the round: "Problem 2 of 5: 12 × 17. 1 right so far."
  public static func standing(of game: Times) -> PlainText {
    let answered = game.answers.count
    let index = game.phase == .asking ? answered : answered - 1
    var text: PlainText = ""
    switch game.phase {
    case .ready: return "\(extent(of: game.options)). Start when you are ready."
    case .over: return "\(game.score) of \(answered) right."
    case .asking, .answered: text = "Problem \(index + 1)"
    }
    // A sprint has no fixed number of problems.
    if game.options.seconds == nil { text += " of \(game.puzzle.count)" }
    let fact = game.puzzle.fact(index)
    text += ": " + (game.phase == .asking ? problem(fact) : equation(fact))
    return text + ". \(game.score) right so far."
  }

  /// "9 of 10 right".
  public static func right(_ score: Int64, of count: Int) -> PlainText {
    "\(score) of \(count) right"
  }

  /// "Answers: 208, 204, 199, 203." Empty if the answer is typed.
  public static func choice(of problem: TimesProblem) -> PlainText {
    var text: PlainText = ""
    for answer in problem.answers { text += text.isEmpty ? "Answers: \(answer)" : ", \(answer)" }
    return text.isEmpty ? text : text + "."
  }

  /// "5 problems", "60 seconds".
  public static func extent(of options: TimesOptions) -> PlainText {
    if let seconds = options.seconds { return "\(seconds) seconds" }
    return options.count == 1 ? "1 problem" : "\(options.count) problems"
  }

  /// What the one button of a round does: "Start", "Next" or "Another round".
  public static func button(of game: Times) -> PlainText {
    switch game.phase {
    case .ready: "Start"
    case .asking, .answered: "Next"
    case .over: "Another round"
    }
  }

  /// "12 × 17".
  public static func problem(_ fact: TimesFact) -> PlainText {
    "\(fact.left) \(symbol(fact.operation)) \(fact.second)"
  }

  /// "12 × 17 = 204".
  public static func equation(_ fact: TimesFact) -> PlainText {
    "\(problem(fact)) = \(fact.result)"
  }

  /// The symbol of an operation.
  public static func symbol(_ operation: TimesOperation) -> PlainText {
    switch operation {
    case .times: "×"
    case .divided: "÷"
    case .plus: "+"
    case .minus: "−"
    }
  }

  /// The verdict on the answer to the problem at an index: "Right: 12 × 17 = 204."
  public static func message(_ index: Int, in game: Times) -> PlainText {
    let fact = game.puzzle.fact(index)
    let answer = game.answers[index]
    if game.isRight(index) { return "Right: \(equation(fact))." }
    return "Not quite: \(equation(fact)), not \(answer)." + explanation(of: answer, to: fact)
  }

  /// A wrong answer, in a list of answers: "12 × 17 = 204, not 192."
  public static func missed(_ index: Int, in game: Times) -> PlainText {
    "\(equation(game.puzzle.fact(index))), not \(game.answers[index])."
  }

  /// A likely cause of a wrong answer: " 192 is 12 × 16." Empty if it is not a slip.
  public static func explanation(of answer: Int, to fact: TimesFact) -> PlainText {
    guard let slip = TimesSlip(answer, to: fact) else { return "" }
    let isMore = answer > fact.result
    switch slip {
    case .neighbour:
      guard fact.operation == .times else {
        return isMore ? " \(answer) is one too many." : " \(answer) is one too few."
      }
      let step = isMore ? 1 : -1
      let isSecond = fact.first * (fact.second + step) == answer
      let neighbour = TimesFact(
        .times, fact.first + (isSecond ? 0 : step), fact.second + (isSecond ? step : 0))
      return " \(answer) is \(problem(neighbour))."
    case .carry:
      return isMore ? " \(answer) has a carry too many." : " \(answer) lacks a carry."
    case .swappedDigits: return " \(answer) has two digits swapped."
    }
  }

  /// How well a fact is known, as a word.
  public static func name(of standing: TimesFacts.Standing) -> PlainText {
    switch standing {
    case .wrong: "wrong"
    case .slow: "slow"
    case .new: "new"
    case .sure: "sure"
    }
  }

  /// What is asked about: "× ÷, 10 to 20", "×, 2 to 9 and 10 to 20".
  public static func scope(_ scope: TimesScope) -> PlainText {
    var text: PlainText = ""
    for operation in TimesOperation.allCases where scope.operations[operation] {
      if !text.isEmpty { text += " " }
      text += symbol(operation)
    }
    text += ", \(scope.first.lowerBound) to \(scope.first.upperBound)"
    if scope.first == scope.second { return text }
    return text + " and \(scope.second.lowerBound) to \(scope.second.upperBound)"
  }

  /// Why a move is not possible.
  public static func refusal(_ refusal: TimesRefusal) -> PlainText {
    switch refusal {
    case .over: "The round is over."
    case .notBegun: "Start the round first."
    case .begun: "The round has started."
    case .answered: "You’ve already answered this."
    case .notAnswered: "Answer this problem first."
    case .notOffered: "Choose from the answers."
    case .outOfRange: "The number is too long."
    case .timeIsUp: "Time is up."
    }
  }

  /// Why options are impossible.
  public static func sentence(for error: TimesError) -> PlainText {
    switch error {
    case .noOperation: "Choose at least one operation."
    case .badNumbers:
      "Use 0 to 999, at most \(TimesConstants.rangeWidth) numbers in a range."
    case .divisionByZero: "You can’t divide by 0."
    case .badCount: "A round has 1 to \(TimesConstants.problemLimit) problems."
    case .tooFewProblems: "Not enough different problems."
    case .tooFewAnswers: "Choose 2 to \(TimesConstants.answerLimit) answers."
    }
  }
}
