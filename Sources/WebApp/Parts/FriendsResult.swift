import ByteStrings
import Library
import Markup
import Screens

/// What a friend made of the same puzzle, at the end of the player's own game, and how they did it.
struct FriendsResult {
  let frame: Frame
  /// The player's own game.
  let id: GameID

  var body: Node {
    guard let friend = frame.friend(of: id) else { return .empty }
    return p(.class("friend")) {
      ShareTexts.friend(friend.shared.figure)
      button(.class("quiet"), .on(.click) { [frame] in frame.watch(friend) }) { ShareTexts.watch }
    }
  }
}
