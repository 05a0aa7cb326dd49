import ByteStrings
import Games
import Library

/// Every sentence of sharing.
package enum ShareTexts {
  package static var title: PlainText { "Share" }
  package static var share: PlainText { "Share" }
  package static var copy: PlainText { "Copy" }
  package static var linkTo: PlainText { "Link to" }

  /// The name of a target of the link, as a choice.
  package static func choice(_ link: SharingModel.Link) -> PlainText {
    switch link {
    case .puzzle: "The puzzle"
    case .game: "My game"
    case .nowhere: "Nothing"
    }
  }

  /// What the link offers to the recipient; empty without a link.
  /// - Parameter answersFriend: whether the recipient has played the puzzle.
  package static func link(_ link: SharingModel.Link, answersFriend: Bool) -> PlainText {
    switch link {
    case .puzzle: answersFriend ? "See both results" : "Play the same puzzle"
    case .game: "Play the same, or watch my game"
    case .nowhere: ""
    }
  }
  package static var sameFive: PlainText { "Play the same puzzles" }

  // MARK: What came by a link

  package static var friendsGame: PlainText { "A friend played this" }
  package static var beatThis: PlainText { "Can you beat this?" }
  package static var findThis: PlainText { "Can you find it?" }
  package static var you: PlainText { "You" }
  package static var yourFriend: PlainText { "Friend" }
  static var youWin: PlainText { "You win" }
  static var friendWins: PlainText { "Your friend wins" }
  static var tie: PlainText { "A tie" }
  package static var sendBack: PlainText { "Send mine back" }
  package static var begin: PlainText { "Play" }
  package static var playFirst: PlainText { "Play it first" }
  package static var watch: PlainText { "Watch" }

  /// A friend's result with the same puzzle: "Your friend: 4/6".
  package static func friend(_ figure: PlainText) -> PlainText { "Your friend: " + figure }

  /// The title of the copy button after it has copied.
  package static var copied: PlainText { "Copied" }
  package static var notCopied: PlainText {
    "Can’t copy. Select the text and copy it yourself."
  }
  package static var linkCopied: PlainText { "Link copied." }
  package static var linkNotCopied: PlainText { "Can’t copy the link." }
  package static var unfit: PlainText { "Pastime hides this word." }

  package static func sentence(for error: ChallengeError) -> PlainText {
    switch error {
    case .laterVersion: "This link needs a newer Pastime. Reload the page and try again."
    case .notAChallenge, .damaged, .impossible:
      "Part of this link is missing. Ask for it again."
    }
  }
}
