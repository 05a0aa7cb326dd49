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

  /// - Parameter showsTime: whether the player shows times.
  init(_ session: AnySession, beside friend: FriendMarks, showsTime: Bool) {
    ownRows = session.shared.symbols
    friendRows = friend.rows
    let marks = FriendMarks(of: session, showsTime: showsTime)
    guard let marks, let own = session.kind.result(of: marks),
      let other = session.kind.result(of: friend)
    else {
      verdict = ""
      ownTitle = ShareTexts.you
      friendTitle = ShareTexts.yourFriend
      return
    }
    ownTitle = ShellTexts.labelled(ShareTexts.you, own.figure)
    friendTitle = ShellTexts.labelled(ShareTexts.yourFriend, other.figure)
    var difference = own.rank - other.rank
    // With as many right answers, who was quicker did better.
    if difference == 0, let time = marks.tally, let friendTime = friend.tally {
      difference = time - friendTime
    }
    verdict =
      difference < 0
      ? ShareTexts.youWin : difference > 0 ? ShareTexts.friendWins : ShareTexts.tie
  }
}
