import ByteStrings
import Library
import Markup
import Screens

/// The results of friends for the same puzzle, and how they played it, at the end of the player's own game.
struct FriendsResults {
  let frame: Frame
  /// The player's own game.
  let id: GameID

  var body: Node {
    let friends = frame.friends(of: id)
    return .each(friends.count) { result(of: friends[$0]) }
  }

  private func result(of friend: AnySession) -> Node {
    p(.class("friend")) {
      ShareTexts.friend(friend.shared.figure)
      button(.class("quiet"), .on(.click) { [frame] in frame.watch(friend) }) { ShareTexts.watch }
    }
  }
}
