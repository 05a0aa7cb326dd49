import ByteStrings
import Games
import Library

/// Every sentence of sharing.
enum ShareTexts {
  static var title: PlainText { "Share" }
  static var share: PlainText { "Share" }
  static var style: PlainText { "Attempts as" }
  static var signs: PlainText { "Signs" }
  static var words: PlainText { "Words" }
  static var copy: PlainText { "Copy" }
  static var send: PlainText { "Send" }
  static var copied: PlainText { "Copied." }
  static var notCopied: PlainText {
    "The browser did not let Pastime copy. Select the text and copy it yourself."
  }

  static var challenge: PlainText { "Copy a link to this word" }
  static var challengeNote: PlainText {
    """
    Whoever opens the link finds the same word hidden. The link hides it from the eye, not from a \
    programmer.
    """
  }
  static var ownWord: PlainText { "A word of your own, for a friend" }
  static var ownWordLabel: PlainText { "Your word" }
  static var ownWordLink: PlainText { "Copy the link" }
  static var linkCopied: PlainText { "The link is copied." }
  static var linkNotCopied: PlainText { "The browser did not let Pastime copy the link." }
  static var impossible: PlainText {
    "The word of this link is not in the word list, so nobody could find it."
  }

  static var unfit: PlainText { "Pastime does not show this word." }

  static func sentence(for fault: ChallengeFault) -> PlainText {
    switch fault {
    case .laterVersion: "A later version of Pastime made this link. Reload the page and try again."
    case .notAChallenge, .damaged, .impossible:
      "This link is not whole. Ask for it again, or copy all of it."
    }
  }

  static func sentence(for own: OwnWord) -> PlainText {
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
