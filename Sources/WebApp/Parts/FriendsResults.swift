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

  /// What a friend and the player made of the same puzzle, with their results if the friend's marks say theirs.
  private var sideBySide: Node {
    guard let marks = frame.friendMarks(of: id), let own = frame.library.session(id) else {
      return .empty
    }
    let result = own.shared
    let theirs = own.kind.figure(of: marks)
    return div(.class("side-by-side")) {
      rows(result.symbols, of: ShareTexts.you, theirs.map { _ in result.figure })
      rows(marks.rows, of: ShareTexts.yourFriend, theirs)
    }
  }

  private func rows(_ rows: PlainText, of player: PlainText, _ figure: PlainText?) -> Node {
    div {
      p(.class("subtitle")) { figure.map { ShellTexts.labelled(player, $0) } ?? player }
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
