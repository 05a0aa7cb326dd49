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
    case .tooShort: "Too short: at least 3 letters."
    case .exceedsLetter(let letter, let count): shortage(of: letter, count: count)
    case .notAWord: "Not in the word list."
    case .notOnList: "A word, but not in this game."
    case .alreadyFound: "Already found."
    case .noSuchBlank: "No such blank."
    case .allShown: "Only the last letter is missing."
    }
  }

  /// Why an edit of the field is refused.
  public static func refusal(_ refusal: RackInputRefusal) -> PlainText {
    switch refusal {
    case .notALetter: "Use only these letters."
    case .notInRack(let letter): shortage(of: letter, count: 0)
    case .usedUp(let letter, let count):
      count == 1
        ? "\(letter.uppercased) is already used."
        : "All \(count) \(letter.uppercased)’s are used."
    case .noSuchRange: "No such letters."
    }
  }

  private static func shortage(of letter: Letter, count: Int) -> PlainText {
    switch count {
    case 0: "No \(letter.uppercased) in these letters."
    case 1: "Only one \(letter.uppercased) in these letters."
    default: "Only \(count) \(letter.uppercased)’s in these letters."
    }
  }
}
