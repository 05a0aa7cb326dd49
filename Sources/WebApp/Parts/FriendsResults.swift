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

  /// What a friend and the player made of the same puzzle, and who did better.
  private var sideBySide: Node {
    guard let comparison = frame.comparison(of: id) else { return .empty }
    return .group([
      comparison.verdict.isEmpty ? .empty : p(.class("who-won")) { comparison.verdict },
      div(.class("side-by-side")) {
        rows(comparison.ownRows, comparison.ownTitle)
        rows(comparison.friendRows, comparison.friendTitle)
      },
    ])
  }

  private func rows(_ rows: PlainText, _ title: PlainText) -> Node {
    div {
      p(.class("subtitle")) { title }
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
