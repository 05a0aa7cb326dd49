import Words

/// Why a move is not possible now: every reason at once, the most basic first. A refused move costs nothing.
public struct HangmanRefusal: Error, Equatable, Sendable {
  /// One rule that the move breaks.
  public enum Reason: Equatable, Sendable {
    /// The game is over.
    case over
    /// Nothing was typed for the guess of a letter.
    case empty
    /// Nothing was typed for the guess of the whole answer.
    case emptyAnswer
    /// Something other than a letter was typed, such as a digit.
    case notALetter
    /// More than one letter was typed for the guess of a letter.
    case severalLetters
    /// More letters were typed than any answer has.
    case tooLong
    /// The letter was guessed before, and whether it is in the answer.
    case letterGuessed(Letter, isRight: Bool)
    /// A hint has shown the letter.
    case letterShown(Letter)
    /// This answer was guessed before.
    case answerGuessed
    /// The guessed answer has this many letters, but another number is needed.
    case wrongLength(Int, needed: Int)
    /// The guessed answer contradicts the shown letters, or contains a letter that is known to be wrong.
    case doesNotFit
    /// A hint would be the last miss.
    case hintWouldLose
    /// Only one letter of the answer is left to find.
    case nothingToHint
  }

  /// The reasons, at least one.
  public let reasons: [Reason]

  /// A refusal with these reasons; nil if there are none.
  init?(_ reasons: [Reason]) {
    guard !reasons.isEmpty else { return nil }
    self.reasons = reasons
  }

  init(_ reason: Reason) { reasons = [reason] }
}
