import ByteStrings

extension TimesTexts {
  /// Why a move is not possible.
  public static func refusal(_ refusal: TimesRefusal) -> PlainText {
    switch refusal {
    case .over: "The round is over."
    case .notBegun: "The round has not begun yet."
    case .begun: "The round has begun already."
    case .answered: "This problem is answered already."
    case .notAnswered: "Answer this problem first."
    case .notOffered: "This is not one of the answers."
    case .outOfRange: "The number is too long."
    case .timeIsUp: "Time is up."
    }
  }

  /// Why options are impossible.
  public static func fault(_ fault: TimesOptionsFault) -> PlainText {
    switch fault {
    case .noOperation: "Choose at least one operation."
    case .numbersOutOfRange:
      "Numbers go from \(TimesConstants.numbers.lowerBound) to \(TimesConstants.numbers.upperBound)."
    case .rangeTooWide: "A range has at most \(TimesConstants.rangeWidth) numbers."
    case .divisionByZero: "Nothing can be divided by 0."
    case .badCount:
      "A round has \(TimesConstants.problemCounts.lowerBound) to "
        + "\(problems(TimesConstants.problemCounts.upperBound))."
    case .badAnswerCount:
      "There can be \(TimesConstants.answerCounts.lowerBound) to "
        + "\(TimesConstants.answerCounts.upperBound) answers to choose from."
    case .tooFewProblems(let available, let needed):
      "\(problems(needed)) are asked for, and there \(available == 1 ? "is" : "are") only "
        + "\(available) without one coming twice."
    }
  }
}
