import Games

/// Games that are left as they were dealt. One is kept while it is in front, so that a reload still has it. A
/// player who leaves it leaves nothing behind.
extension GameLibrary {
  /// Brings a game to the front of the screen, or (nil) the list. The one that was there is forgotten where nobody
  /// made a move in it.
  public func turn(to id: GameID?, at now: Instant) {
    let before = openGame
    open(id, at: now)
    guard let before, before != openGame, let entry = entries[before], !entry.isBegun
    else { return }
    forget(before)
    untouched[before] = entry
    queue(.record(before), [], over: entry.session.record)
  }

  /// The game with this identity, also where it was left without a move: then it is kept again.
  public func sessionToReturnTo(_ id: GameID) -> AnySession? {
    if entries[id] == nil, let entry = untouched[id] {
      put(entry)
      queue(.record(id), entry.session.record, over: [])
      putInOrder(id)
    }
    return session(id)
  }
}
