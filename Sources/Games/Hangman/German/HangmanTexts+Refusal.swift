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
    case .notALetter: "Es zählen nur Buchstaben."
    case .severalLetters: "Nur ein Buchstabe auf einmal."
    case .tooLong: "So lang ist keine Lösung."
    case .letterGuessed(let letter, let isRight):
      isRight
        ? "\(letter.uppercased) hast du schon: Es kommt vor."
        : "\(letter.uppercased) hast du schon: Es kommt nicht vor."
    case .letterShown(let letter): "Ein Tipp hat \(letter.uppercased) schon gezeigt."
    case .answerGuessed: "Das hast du schon probiert."
    case .wrongLength(let count, let needed):
      count < needed ? "Zu kurz: \(needed) Buchstaben." : "Zu lang: \(needed) Buchstaben."
    case .doesNotFit: "Das passt nicht zu deinen Buchstaben."
    case .hintWouldLose: "Ein Tipp würde deinen letzten Versuch kosten."
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
