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
    case .over: "The game is over."
    case .timeIsUp: "Time is up."
    case .tooShort: "Too short: 3 letters are needed."
    case .exceedsLetter(let letter, let count): shortage(of: letter, count: count)
    case .notAWord: "Not in the word lists."
    case .notOnList: "A word, but not one of these."
    case .alreadyFound: "Already found."
    case .noSuchBlank: "There is no such blank."
    case .allShown: "Only the last letter is left to find."
    }
  }

  /// Why an edit of the field is refused.
  public static func refusal(_ refusal: RackInputRefusal) -> PlainText {
    switch refusal {
    case .notALetter: "Only the letters of the bank can be typed."
    case .notInRack(let letter): shortage(of: letter, count: 0)
    case .usedUp(let letter, let count):
      count == 1
        ? "\(letter.uppercased) is used already."
        : "All \(count) of \(letter.uppercased) are used already."
    case .noSuchRange: "There are no such letters to change."
    }
  }

  private static func shortage(of letter: Letter, count: Int) -> PlainText {
    switch count {
    case 0: "There is no \(letter.uppercased) among the letters."
    case 1: "There is only one \(letter.uppercased) among the letters."
    default: "There are only \(count) of \(letter.uppercased) among the letters."
    }
  }
}
