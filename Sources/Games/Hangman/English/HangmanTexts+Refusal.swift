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
    case .notALetter: "Only letters can be guessed."
    case .severalLetters: "One letter at a time."
    case .tooLong: "Too long: no answer has so many letters."
    case .letterGuessed(let letter, let isRight):
      isRight
        ? "\(letter.uppercased) was guessed already: it is in it."
        : "\(letter.uppercased) was guessed already: it is not in it."
    case .letterShown(let letter): "A hint has shown \(letter.uppercased) already."
    case .answerGuessed: "This answer was guessed already."
    case .wrongLength(let count, let needed):
      count < needed ? "Too short: \(needed) letters are needed." : "Too long: \(needed) letters."
    case .doesNotFit: "This does not fit what is known."
    case .hintWouldLose: "A hint costs a miss, and only one is left."
    case .nothingToHint: "Only one letter is left to find."
    }
  }

  /// Why a text cannot be the answer of a game.
  public static func problem(_ problem: HangmanAnswerRefusal) -> PlainText {
    switch problem {
    case .notText: "This is not text."
    case .tooShort(0): "A word or a phrase is needed."
    case .tooShort: "Too short: two letters are needed."
    case .tooLong: "Too long: at most \(HangmanAnswer.letterCounts.upperBound) letters."
    case .tooManyCharacters: "Too long: at most \(HangmanAnswer.characterLimit) characters."
    case .foreignCharacter: "Only letters from A to Z, accents, spaces and simple punctuation."
    }
  }
}
