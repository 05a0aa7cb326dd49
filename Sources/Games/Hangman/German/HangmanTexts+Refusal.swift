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
    case .over: "Das Spiel ist zu Ende."
    case .empty: "Tippe erst einen Buchstaben."
    case .emptyAnswer: "Tippe erst die Lösung."
    case .notALetter: "Raten lassen sich nur Buchstaben."
    case .severalLetters: "Nur ein Buchstabe auf einmal."
    case .tooLong: "Zu lang: So viele Buchstaben hat keine Lösung."
    case .letterGuessed(let letter, let isRight):
      isRight
        ? "\(letter.uppercased) hast du schon: Es kommt vor."
        : "\(letter.uppercased) hast du schon: Es kommt nicht vor."
    case .letterShown(let letter): "\(letter.uppercased) hat dir schon ein Tipp gezeigt."
    case .answerGuessed: "Diese Lösung hast du schon versucht."
    case .wrongLength(let count, let needed):
      count < needed ? "Zu kurz: \(needed) Buchstaben." : "Zu lang: \(needed) Buchstaben."
    case .doesNotFit: "Das passt nicht zu dem, was du schon weißt."
    case .hintWouldLose: "Ein Tipp zählt als Fehler, und du darfst nur noch einen machen."
    case .nothingToHint: "Es fehlt nur noch ein Buchstabe."
    }
  }

  /// Why a text cannot be the answer of a game.
  public static func problem(_ problem: HangmanAnswerRefusal) -> PlainText {
    switch problem {
    case .notText: "Das ist kein Text."
    case .tooShort(0): "Schreib erst ein Wort."
    case .tooShort: "Zu kurz: mindestens zwei Buchstaben."
    case .tooLong: "Zu lang: höchstens \(HangmanAnswer.letterCounts.upperBound) Buchstaben."
    case .tooManyCharacters: "Zu lang: höchstens \(HangmanAnswer.characterLimit) Zeichen."
    case .foreignCharacter: "Nur A bis Z, Akzente, Leerzeichen und einfache Satzzeichen."
    }
  }
}
