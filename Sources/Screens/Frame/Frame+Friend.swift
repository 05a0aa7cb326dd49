import ByteStrings
import Library

/// What friends made of the puzzle that the player has played, too.
extension Frame {
  /// The friends' games, to stand beside the player's own at its end; none while a game is looked through.
  package func friends(of id: GameID) -> [AnySession] {
    library.lookedAt == nil ? library.games(ofFriendsIn: id) : []
  }

  /// Shows it move by move. Its link stayed a step back.
  package func watch(_ friend: AnySession) {
    let text = ResultText.text(of: friend)
    host.back(or: Route.result(Array(text.utf8)).fragment)
  }
}
