import Games

/// What friends made of puzzles that the player has played too. Their games came by links; each stands in
/// a row beside the player's own game, as the lines of one game do, so none takes the place of another.
extension GameLibrary {
  /// The most friends' games that are kept beside one of the player's own.
  static let mostFriends = 8

  /// Keeps a friend's game beside the player's own, where that is of the same puzzle.
  public func keep(_ friend: AnySession, beside id: GameID) {
    guard friend.id != id, entries[id]?.session.isLike(friend) == true else { return }
    let key = RowKey.friends(id)
    let before = friends[key]
    let lines = RecordLines(before).adding([friend.record])
    guard lines.text != before, lines.texts.count <= Self.mostFriends else { return }
    keep(lines.text, as: key, at: nil)
    queue(key, lines.text, over: before)
  }

  /// What friends made of the puzzle of a game: the games that this version can replay, the one with the
  /// longest record first. Linear in the number of games that have any.
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
