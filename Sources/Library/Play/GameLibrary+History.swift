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

  /// Moves games to their places; all other games must be in theirs. Linear in the number of games, plus a
  /// bisection for each game that has no place yet.
  /// - Parameter ids: in ascending order.
  private func putInOrder(_ ids: [GameID]) {
    var others = history.filter { !ids.holdsInOrder($0.header.id) }[...]
    let changed = ids.compactMap { entries[$0]?.session.summary }
    var all: [SessionSummary] = []
    for index in order(of: changed.count, precedes: { changed[$0].precedes(changed[$1]) }) {
      let summary = changed[index]
      let count = insertionIndex(in: others.count) {
        others[others.startIndex + $0].precedes(summary)
      }
      all += others.prefix(count)
      all.append(summary)
      others.removeFirst(count)
    }
    history = all + others
    revision += 1
  }
}
