import ByteStrings
import Library
import Words

/// Friends' results with a puzzle that the player has also played.
extension Frame {
  /// The friends' games to show beside the player's own at its end; none during a review.
  package func friends(of id: GameID) -> [AnySession] {
    library.lookedAt == nil ? library.games(ofFriendsIn: id) : []
  }

  /// What a friend made of the same puzzle, to show beside the player's own game at its end.
  package func friendMarks(of id: GameID) -> FriendMarks? {
    guard let friendMarks, library.lookedAt == nil, let session = library.session(id) else {
      return nil
    }
    return friendMarks.puzzle.isPuzzle(of: session) ? friendMarks.marks : nil
  }

  /// What the player and a friend made of the same puzzle, to show at the end of the player's game.
  package func comparison(of id: GameID) -> FriendComparison? {
    guard let session = library.session(id), let marks = friendMarks(of: id) else { return nil }
    return FriendComparison(session, beside: marks, showsTime: library.settings.showsTime)
  }

  /// Shows the friend's game move by move. Its link is one step back in the history.
  package func watch(_ friend: AnySession) {
    let text = ResultText.text(of: friend)
    host.back(or: Route.result(Array(text.utf8)).fragment)
  }
}
