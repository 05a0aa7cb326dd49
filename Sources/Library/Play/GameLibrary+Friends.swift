import Games

/// What friends made of puzzles that the player has played too. Their games came by links; each stands in
/// a row beside the player's own game, as the lines of one game do, so none takes the place of another.
extension GameLibrary {
  /// The most friends' games that are kept beside one of the player's own.
  static let mostFriends = 8

  /// Keeps a friend's game beside the player's own, where that is of the same puzzle.
  public func keep(_ friend: AnySession, beside id: GameID) {
    guard friend.id != id, entries[id]?.session.isLike(friend) == true else { return }
    let before = friends(of: id)
    let lines = before.adding([friend.record])
    guard lines != before, lines.texts.count <= Self.mostFriends else { return }
    keepFriends(lines, of: id)
    queue(.friends(id), lines.text, over: before.text)
  }

  /// What friends made of the puzzle of a game: the games that this version can replay, the one with the
  /// longest record first. Linear in the number of games that have any.
  public func games(ofFriendsIn id: GameID) -> [AnySession] {
    var games: [AnySession] = []
    for text in friends(of: id).texts {
      if let reading = try? RecordReading(text), reading.error == nil {
        games.append(reading.session)
      }
    }
    return games
  }

  func friends(of id: GameID) -> RecordLines {
    friends.first { $0.id == id }?.lines ?? RecordLines([])
  }

  func keepFriends(_ lines: RecordLines, of id: GameID) {
    friends.removeAll { $0.id == id }
    friends.append(FriendsGames(id: id, lines: lines))
    revision += 1
  }
}

/// The records of friends' games of one puzzle.
struct FriendsGames {
  /// The player's own game.
  let id: GameID
  let lines: RecordLines
}
