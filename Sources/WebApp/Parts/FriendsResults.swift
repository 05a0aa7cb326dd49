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
    return .group([.each(friends.count) { result(of: friends[$0]) }, sideBySide])
  }

  /// What a friend and the player made of a game of a day.
  private var sideBySide: Node {
    guard let marks = frame.friendMarks(of: id), let own = frame.library.session(id) else {
      return .empty
    }
    return div(.class("side-by-side")) {
      rows(own.shared.symbols, of: ShareTexts.you)
      rows(marks.rows, of: ShareTexts.yourFriend)
    }
  }

  private func rows(_ rows: PlainText, of player: PlainText) -> Node {
    div {
      p(.class("subtitle")) { player }
      p(.class("share-rows")) { rows }
    }
  }

  private func result(of friend: AnySession) -> Node {
    p(.class("friend")) {
      ShareTexts.friend(friend.shared.figure)
      button(.class("quiet"), .on(.click) { [frame] in frame.watch(friend) }) { ShareTexts.watch }
    }
  }
}
