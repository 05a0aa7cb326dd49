import Games

/// Friends' games of puzzles that the player has played too. They came by links. They are kept in a row beside
/// the player's own game, like the lines of one game, so none replaces another.
extension GameLibrary {
  /// The most friends' games that are kept beside one game of the player.
  static let mostFriends = 8

  /// Keeps a friend's game beside the player's own game, if both have the same puzzle.
  public func keep(_ friend: AnySession, beside id: GameID) {
    guard friend.id != id, entries[id]?.session.isLike(friend) == true else { return }
    let key = RowKey.friends(id)
    let before = friends[key]
    let lines = RecordLines(before).adding([friend.record])
    guard lines.text != before, lines.texts.count <= Self.mostFriends else { return }
    keep(lines.text, as: key, at: nil)
    queue(key, lines.text, over: before)
  }

  /// The friends' games of the puzzle of a game that this version can replay, longest record first. Linear in
  /// the number of games that have friends' games.
  public func games(ofFriendsIn id: GameID) -> [AnySession] {
    var games: [AnySession] = []
    for text in RecordLines(friends[.friends(id)]).texts {
      if let reading = try? RecordReading(text), reading.error == nil {
        games.append(reading.session)
      }
    }
    return games
  }
}
