import ByteStrings
import Games
import Library

/// Every sentence of sharing.
enum ShareTexts {
  static var title: PlainText { "Share" }
  static var share: PlainText { "Share" }
  static var signs: PlainText { "Signs" }
  static var words: PlainText { "Words" }
  static var copy: PlainText { "Copy" }
  static var send: PlainText { "Send" }
  static var copied: PlainText { "Copied." }
  static var notCopied: PlainText {
    "The browser did not let Pastime copy. Select the text and copy it yourself."
  }
  static var linkCopied: PlainText { "The link is copied." }
  static var linkNotCopied: PlainText { "The browser did not let Pastime copy the link." }
  static var unfit: PlainText { "Pastime does not show this word." }

  static func sentence(for fault: ChallengeFault) -> PlainText {
    switch fault {
    case .laterVersion: "A later version of Pastime made this link. Reload the page and try again."
    case .notAChallenge, .damaged, .impossible:
      "This link is not whole. Ask for it again, or copy all of it."
    }
  }
}
