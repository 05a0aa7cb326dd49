import ByteStrings
import Games
import Library

/// The sentences of sharing a word.
extension ShareTexts {
  package static var challengeNote: PlainText {
    """
    Anyone with the link gets the same word to find. The link doesn’t show it.
    """
  }
  package static var ownWord: PlainText { "Make a word for a friend" }
  package static var ownWordLabel: PlainText { "Your word" }
  package static var ownWordLink: PlainText { "Copy link" }
  package static var impossible: PlainText {
    "This link’s word is not in the word list, so nobody could find it."
  }

  package static func sentence(for own: OwnWord) -> PlainText {
    if own.isNoWord { return "A word has 3 to 6 letters." }
    switch own.refusal {
    case nil: return ""
    case .wrongLength?: return "A word has 3 to 6 letters."
    case .notInList?: return "Not in the word list, so nobody could find it."
    case .vulgar?: return unfit
    case .limitOutOfRange?: return "Choose another number of tries."
    }
  }
}
