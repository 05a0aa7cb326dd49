import Games
import Library

/// Every sentence of sharing.
enum ShareTexts {
  static let title = "Share"
  static let share = "Share"
  static let style = "Attempts as"
  static let copy = "Copy"
  static let send = "Send"
  static let copied = "Copied."
  static let notCopied =
    "The browser did not let Pastime copy. Select the text and copy it yourself."

  static let challenge = "Copy a link to this word"
  static let challengeNote =
    "Whoever opens the link finds the same word hidden. The link hides it from the eye, not from a "
    + "programmer."
  static let ownWord = "A word of your own, for a friend"
  static let ownWordLabel = "Your word"
  static let ownWordLink = "Copy the link"
  static let linkCopied = "The link is copied."
  static let linkNotCopied = "The browser did not let Pastime copy the link."
  static let impossible = "The word of this link is not in the word list, so nobody could find it."

  static func sentence(for fault: CodewordChallengeFault) -> String {
    switch fault {
    case .laterVersion: "A later version of Pastime made this link. Reload the page and try again."
    case .notAChallenge, .damaged, .impossible:
      "This link is not whole. Ask for it again, or copy all of it."
    }
  }

  static func sentence(for own: OwnWord) -> String {
    if own.isNoWord { return "A word has 3 to 6 letters, A to Z." }
    switch own.refusal {
    case nil: return ""
    case .wrongLength?: return "A word has 3 to 6 letters, A to Z."
    case .notInList?: return "Not in the word list, so nobody could find it."
    case .vulgar?: return "Pastime does not show this word."
    case .limitOutOfRange?: return "Choose another number of attempts."
    }
  }

  static func name(of style: CodewordShare.Style) -> String {
    switch style {
    case .signs: "Signs"
    case .words: "Words"
    }
  }
}
