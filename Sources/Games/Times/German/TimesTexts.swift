import ByteStrings

/// Every sentence of Times that does not depend on the screen, in German.
public enum TimesTexts {
  /// The state of the round: "Aufgabe 2 von 5: 12 × 17. Bisher 1 richtig."
  public static func standing(of game: Times) -> PlainText {
    let answered = game.answers.count
    let index = game.phase == .asking ? answered : answered - 1
    var text: PlainText = ""
    switch game.phase {
    case .ready: return "\(extent(of: game.options)). Starte, wenn du so weit bist."
    case .over: return "\(game.score) von \(answered) richtig."
    case .asking, .answered: text = "Aufgabe \(index + 1)"
    }
    // A sprint has no fixed number of problems.
    if game.options.seconds == nil { text += " von \(game.puzzle.count)" }
    let fact = game.puzzle.fact(index)
    text += ": " + (game.phase == .asking ? problem(fact) : equation(fact))
    return text + ". Bisher \(game.score) richtig."
  }

  /// "9 of 10 right".
  static func right(_ score: Int64, of count: Int) -> PlainText { "\(score) von \(count) richtig" }

  /// "Antworten: 208, 204, 199, 203." Empty if the answer is typed.
  public static func choice(of problem: TimesProblem) -> PlainText {
    var text: PlainText = ""
    for answer in problem.answers { text += text.isEmpty ? "Antworten: \(answer)" : ", \(answer)" }
    return text.isEmpty ? text : text + "."
  }

  /// "5 Aufgaben", "60 Sekunden".
  public static func extent(of options: TimesOptions) -> PlainText {
    if let seconds = options.seconds { return "\(seconds) Sekunden" }
    return options.count == 1 ? "1 Aufgabe" : "\(options.count) Aufgaben"
  }

  /// What the one button of a round does: "Start", "Weiter" or "Neue Runde".
  public static func button(of game: Times) -> PlainText {
    switch game.phase {
    case .ready: "Start"
    case .asking, .answered: "Weiter"
    case .over: "Neue Runde"
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

  /// The symbol of an operation, as on calculator keys. The point and the colon that German schools use would
  /// be confused with punctuation.
  public static func symbol(_ operation: TimesOperation) -> PlainText {
    switch operation {
    case .times: "×"
    case .divided: "÷"
    case .plus: "+"
    case .minus: "−"
    }
  }

  /// The verdict on the answer to the problem at an index: "Richtig: 12 × 17 = 204."
  public static func message(_ index: Int, in game: Times) -> PlainText {
    let fact = game.puzzle.fact(index)
    let answer = game.answers[index]
    if game.isRight(index) { return "Richtig: \(equation(fact))." }
    return "Falsch: \(equation(fact)), nicht \(answer)." + explanation(of: answer, to: fact)
  }

  /// A wrong answer, in a list of answers: "12 × 17 = 204, nicht 192."
  public static func missed(_ index: Int, in game: Times) -> PlainText {
    "\(equation(game.puzzle.fact(index))), nicht \(game.answers[index])."
  }

  /// A likely cause of a wrong answer: " 192 ist 12 × 16." Empty if it is not a slip.
  public static func explanation(of answer: Int, to fact: TimesFact) -> PlainText {
    guard let slip = TimesSlip(answer, to: fact) else { return "" }
    let isMore = answer > fact.result
    switch slip {
    case .neighbour:
      guard fact.operation == .times else {
        return isMore ? " \(answer) ist eins zu viel." : " \(answer) ist eins zu wenig."
      }
      let step = isMore ? 1 : -1
      let isSecond = fact.first * (fact.second + step) == answer
      let neighbour = TimesFact(
        .times, fact.first + (isSecond ? 0 : step), fact.second + (isSecond ? step : 0))
      return " \(answer) ist \(problem(neighbour))."
    case .carry:
      return isMore
        ? " \(answer) hat einen Übertrag zu viel." : " Bei \(answer) fehlt ein Übertrag."
    case .swappedDigits: return " Bei \(answer) sind zwei Ziffern vertauscht."
    }
  }

  /// How well a fact is known, as a word.
  public static func name(of standing: TimesFacts.Standing) -> PlainText {
    switch standing {
    case .wrong: "falsch"
    case .slow: "langsam"
    case .new: "neu"
    case .sure: "sicher"
    }
  }

  /// What is asked about: "× ÷, 10 bis 20", "×, 2 bis 9 und 10 bis 20".
  public static func scope(_ scope: TimesScope) -> PlainText {
    var text: PlainText = ""
    for operation in TimesOperation.allCases where scope.operations[operation] {
      if !text.isEmpty { text += " " }
      text += symbol(operation)
    }
    text += ", \(scope.first.lowerBound) bis \(scope.first.upperBound)"
    if scope.first == scope.second { return text }
    return text + " und \(scope.second.lowerBound) bis \(scope.second.upperBound)"
  }

  /// Why a move is not possible.
  public static func refusal(_ refusal: TimesRefusal) -> PlainText {
    switch refusal {
    case .over: "Die Runde ist zu Ende."
    case .notBegun: "Starte erst die Runde."
    case .begun: "Die Runde läuft schon."
    case .answered: "Das hast du schon beantwortet."
    case .notAnswered: "Beantworte erst diese Aufgabe."
    case .notOffered: "Wähle eine der Antworten."
    case .outOfRange: "Die Zahl ist zu lang."
    case .timeIsUp: "Die Zeit ist um."
    }
  }

  /// Why options are impossible.
  public static func sentence(for error: TimesError) -> PlainText {
    switch error {
    case .noOperation: "Wähle mindestens eine Rechenart."
    case .badNumbers:
      "Zahlen von 0 bis 999, höchstens \(TimesConstants.rangeWidth) je Bereich."
    case .divisionByZero: "Durch 0 lässt sich nicht teilen."
    case .badCount: "Eine Runde hat 1 bis \(TimesConstants.problemLimit) Aufgaben."
    case .tooFewProblems: "So viele Aufgaben gibt es nicht."
    case .tooFewAnswers: "Wähle 2 bis \(TimesConstants.answerLimit) Antworten."
    }
  }
}
