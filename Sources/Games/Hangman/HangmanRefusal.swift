import Words

/// Why a move is not possible now: every reason at once, the most basic first. It costs nothing.
public struct HangmanRefusal: Error, Equatable, Sendable {
  /// One rule that the move breaks.
  public enum Reason: Equatable, Sendable {
    /// The game is over.
    case over
    /// Nothing was typed where a letter is guessed.
    case empty
    /// Nothing was typed where the whole answer is guessed.
    case emptyAnswer
    /// Something else than a letter was typed: a digit, a sign.
    case notALetter
    /// More than one letter was typed where one is guessed.
    case severalLetters
    /// More letters were typed than any answer has.
    case tooLong
    /// The letter was guessed before, and whether it is in the answer.
    case letterGuessed(Letter, isRight: Bool)
    /// A hint has shown the letter.
    case letterShown(Letter)
    /// This answer was guessed before.
    case answerGuessed
    /// The guessed answer has so many letters, and another number is needed.
    case wrongLength(Int, needed: Int)
    /// The guessed answer goes against the letters that are shown, or has one that is known to be wrong.
    case doesNotFit
    /// A hint would be the last miss.
    case hintWouldLose
    /// Of the answer only one letter is left to find.
    case nothingToHint
  }

  /// The reasons, at least one.
  public let reasons: [Reason]

  /// A refusal, or nil where there is no reason.
  init?(_ reasons: [Reason]) {
    guard !reasons.isEmpty else { return nil }
    self.reasons = reasons
  }

  init(_ reason: Reason) { reasons = [reason] }
}
