import ByteStrings
import Words

extension HangmanTexts {
  /// All reasons of a refusal, one sentence each.
  public static func refusal(_ refusal: HangmanRefusal) -> PlainText {
    var text: PlainText = ""
    for reason in refusal.reasons {
      if !text.isEmpty { text += " " }
      text += sentence(for: reason)
    }
    return text
  }

  private static func sentence(for reason: HangmanRefusal.Reason) -> PlainText {
    switch reason {
    case .over: "The game is over."
    case .empty: "Type a letter first."
    case .emptyAnswer: "Type the answer first."
    case .notALetter: "Only letters count."
    case .severalLetters: "One letter at a time."
    case .tooLong: "Too long for any answer."
    case .letterGuessed(let letter, let isRight):
      isRight
        ? "Already guessed: \(letter.uppercased) is right."
        : "Already guessed: \(letter.uppercased) is wrong."
    case .letterShown(let letter): "A hint already showed \(letter.uppercased)."
    case .answerGuessed: "You already guessed this."
    case .wrongLength(let count, let needed):
      count < needed ? "Too short: use \(needed) letters." : "Too long: use \(needed) letters."
    case .doesNotFit: "That doesn’t fit your letters."
    case .hintWouldLose: "A hint would cost your last try."
    case .nothingToHint: "Only one letter is missing."
    }
  }

  /// Why a text cannot be the answer of a game.
  public static func problem(_ problem: HangmanAnswerRefusal) -> PlainText {
    switch problem {
    case .notText: "This is not text."
    case .tooShort(0): "Type a word or phrase."
    case .tooShort: "Too short: at least two letters."
    case .tooLong: "Too long: at most \(HangmanAnswer.letterCounts.upperBound) letters."
    case .tooManyCharacters: "Too long: at most \(HangmanAnswer.characterLimit) characters."
    case .foreignCharacter: "Only A to Z, accents, spaces and simple punctuation."
    }
  }
}
