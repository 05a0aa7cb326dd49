import ByteStrings
import Words

extension AnagramsTexts {
  /// All reasons of a refusal, one sentence each.
  public static func refusal(_ refusal: AnagramsRefusal) -> PlainText {
    var text: PlainText = ""
    for reason in refusal.reasons {
      if !text.isEmpty { text += " " }
      text += sentence(for: reason)
    }
    return text
  }

  private static func sentence(for reason: AnagramsRefusal.Reason) -> PlainText {
    switch reason {
    case .over: "Das Spiel ist zu Ende."
    case .timeIsUp: "Die Zeit ist um."
    case .tooShort: "Zu kurz: mindestens 3 Buchstaben."
    case .exceedsLetter(let letter, let count): shortage(of: letter, count: count)
    case .notAWord: "Nicht in der Wortliste."
    case .notOnList: "Das Wort zählt hier nicht."
    case .alreadyFound: "Schon gefunden."
    case .noSuchBlank: "Dieses Feld gibt es nicht."
    case .allShown: "Es fehlt nur noch der letzte Buchstabe."
    }
  }

  /// Why an edit of the field is refused.
  public static func refusal(_ refusal: RackInputRefusal) -> PlainText {
    switch refusal {
    case .notALetter: "Nimm nur diese Buchstaben."
    case .notInRack(let letter): shortage(of: letter, count: 0)
    case .usedUp(let letter, let count):
      count == 1
        ? "\(letter.uppercased) liegt schon."
        : "\(letter.uppercased) liegt schon \(count)-mal."
    case .noSuchRange: "Diese Buchstaben gibt es nicht."
    }
  }

  private static func shortage(of letter: Letter, count: Int) -> PlainText {
    switch count {
    case 0: "\(letter.uppercased) ist nicht dabei."
    case 1: "\(letter.uppercased) ist nur einmal dabei."
    default: "\(letter.uppercased) ist nur \(count)-mal dabei."
    }
  }
}
