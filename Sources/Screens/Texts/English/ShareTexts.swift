import ByteStrings
import Games
import Library

/// Every sentence of sharing.
package enum ShareTexts {
  package static var title: PlainText { "Share" }
  package static var share: PlainText { "Share" }
  package static var signs: PlainText { "Signs" }
  package static var words: PlainText { "Words" }
  package static var copy: PlainText { "Copy" }
  package static var send: PlainText { "Send" }
  package static var copied: PlainText { "Copied." }
  package static var notCopied: PlainText {
    "The browser did not let Pastime copy. Select the text and copy it yourself."
  }
  package static var linkCopied: PlainText { "The link is copied." }
  package static var linkNotCopied: PlainText { "The browser did not let Pastime copy the link." }
  package static var unfit: PlainText { "Pastime does not show this word." }

  package static func sentence(for error: ChallengeError) -> PlainText {
    switch error {
    case .laterVersion: "A later version of Pastime made this link. Reload the page and try again."
    case .notAChallenge, .damaged, .impossible:
      "Part of this link is missing. Ask for it again."
    }
  }
}
