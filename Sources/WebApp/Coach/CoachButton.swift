import ByteStrings
import Library
import Markup
import Screens

/// Asks the coach how a finished game was played.
struct CoachButton {
  let frame: Frame
  let id: GameID
  /// Whether the game that the player looks through was played by a friend.
  var isOfFriend = false

  var body: Node {
    button(
      .class("to-coach"), .opensDialog(), .on(.click) { [frame, id] in frame.modal = .coach(id) }
    ) {
      CoachTexts.title(isOfFriend: isOfFriend)
      Icon.forth
    }
  }
}
