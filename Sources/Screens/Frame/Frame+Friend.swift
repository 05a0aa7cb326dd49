import ByteStrings
import Library

/// What a friend made of the puzzle that the player has played, too.
extension Frame {
  /// The friend's game, to stand beside the player's own at its end; nil where none was sent.
  package func friend(of id: GameID) -> AnySession? {
    guard let friend, friend.id != id, library.lookedAt == nil,
      library.session(id)?.isLike(friend) == true
    else { return nil }
    return friend
  }

  /// Shows it move by move. Its link stayed a step back.
  package func watch(_ friend: AnySession) {
    let text = ResultText.text(of: friend)
    host.back(or: Route.result(Array(text.utf8)).fragment)
  }
}
