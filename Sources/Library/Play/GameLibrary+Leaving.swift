import Games

/// Games that the player leaves without a move. Such a game is stored while it is in front, so that it survives
/// a reload. When the player leaves it, it is removed without a trace; but the turn of an evening waits for its player.
extension GameLibrary {
  /// Brings a game to the front of the screen, or the list if nil. The previous game is removed if it has no
  /// move.
  public func turn(to id: GameID?, at now: Instant) {
    let before = openGame
    open(id, at: now)
    guard let before, before != openGame, let entry = entries[before], !entry.isBegun,
      entry.session.header.origin != .evening
    else { return }
    forget(before)
    untouched[before] = entry
    queue(.record(before), [], over: entry.session.record)
  }

  /// The game with this identity. A game that was left without a move is stored again.
  public func sessionToReturnTo(_ id: GameID) -> AnySession? {
    if entries[id] == nil, let entry = untouched[id] {
      put(entry)
      queue(.record(id), entry.session.record, over: [])
      putInOrder(id)
    }
    return session(id)
  }
}
