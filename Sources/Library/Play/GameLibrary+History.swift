import Games

/// Maintains the order of the history as games change, whether one or thousands of them.
extension GameLibrary {
  /// Moves a game to its place, or removes a game that is no longer in the table. Linear in the number of games.
  func putInOrder(_ id: GameID) {
    if misplaced == nil {
      putInOrder([id])
    } else {
      misplaced?.insertInOrder(id)
    }
  }

  /// Changes many games and then puts all of them in order together.
  func changingMany(_ change: () -> Void) {
    misplaced = []
    change()
    let ids = misplaced ?? []
    misplaced = nil
    if !ids.isEmpty { putInOrder(ids) }
  }

  /// Moves games to their places; all other games must be in theirs. Linear in the number of games, after sorting
  /// those that have no place yet.
  /// - Parameter ids: in ascending order.
  private func putInOrder(_ ids: [GameID]) {
    let changed = ids.compactMap { entries[$0]?.session.summary }
    let order = order(of: changed.count) { changed[$0].precedes(changed[$1]) }
    var all: [SessionSummary] = []
    var next = 0
    for summary in history where !ids.holdsInOrder(summary.header.id) {
      while next < order.count, changed[order[next]].precedes(summary) {
        all.append(changed[order[next]])
        next += 1
      }
      all.append(summary)
    }
    while next < order.count {
      all.append(changed[order[next]])
      next += 1
    }
    history = all
    revision += 1
  }
}
