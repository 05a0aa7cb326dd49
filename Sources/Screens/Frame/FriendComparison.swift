import ByteStrings
import Library

/// What the player and a friend made of the same puzzle.
package struct FriendComparison {
  /// Who did better; empty if the marks do not say it.
  package let verdict: PlainText
  /// Whose rows they are, with the result if the marks say it: "You: 4 tries".
  package let ownTitle: PlainText
  package let friendTitle: PlainText
  /// The rows of symbols.
  package let ownRows: PlainText
  package let friendRows: PlainText

  init(_ session: AnySession, beside friend: FriendMarks) {
    ownRows = session.shared.symbols
    friendRows = friend.rows
    guard let own = FriendMarks(of: session).flatMap({ session.kind.result(of: $0) }),
      let other = session.kind.result(of: friend)
    else {
      verdict = ""
      ownTitle = ShareTexts.you
      friendTitle = ShareTexts.yourFriend
      return
    }
    ownTitle = ShellTexts.labelled(ShareTexts.you, own.figure)
    friendTitle = ShellTexts.labelled(ShareTexts.yourFriend, other.figure)
    verdict =
      own.rank < other.rank
      ? ShareTexts.youWin
      : own.rank > other.rank ? ShareTexts.friendWins : ShareTexts.tie
  }
}
