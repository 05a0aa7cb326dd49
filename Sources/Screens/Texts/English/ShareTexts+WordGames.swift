import ByteStrings
import Games
import Library

/// The sentences of sharing a word.
extension ShareTexts {
  package static var challengeNote: PlainText {
    """
    Whoever opens the link finds the same word hidden. Nobody can read it in the link by looking.
    """
  }
  package static var ownWord: PlainText { "A word of your own, for a friend" }
  package static var ownWordLabel: PlainText { "Your word" }
  package static var ownWordLink: PlainText { "Copy link" }
  package static var impossible: PlainText {
    "The word of this link is not in the word list, so nobody could find it."
  }

  package static func sentence(for own: OwnWord) -> PlainText {
    if own.isNoWord { return "A word has 3 to 6 letters, A to Z." }
    switch own.refusal {
    case nil: return ""
    case .wrongLength?: return "A word has 3 to 6 letters, A to Z."
    case .notInList?: return "Not in the word list, so nobody could find it."
    case .vulgar?: return unfit
    case .limitOutOfRange?: return "Choose another number of attempts."
    }
  }
}
