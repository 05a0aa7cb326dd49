import ByteStrings
import Library
import Markup
import Screens

/// Asks how a game was played that is over.
struct CoachButton {
  let frame: Frame
  let id: GameID
  /// Whether it is a friend's game, which is looked through.
  var isOfFriend = false

  var body: Node {
    button(
      .class("quiet"), .opensDialog(), .on(.click) { [frame, id] in frame.modal = .coach(id) }
    ) { CoachTexts.title(isOfFriend: isOfFriend) }
  }
}
