import Games

/// The order of the history: it is kept as games change, one or thousands of them.
extension GameLibrary {
  /// Puts a game in its place, or takes one away that is not in the table any more. Linear in the number of games.
  func putInOrder(_ id: GameID) {
    if misplaced == nil {
      putInOrder([id])
    } else {
      misplaced?.insertInOrder(id)
    }
  }

  /// Does something to many games, which are put in order together.
  func changingMany(_ change: () -> Void) {
    misplaced = []
    change()
    let ids = misplaced ?? []
    misplaced = nil
    if !ids.isEmpty { putInOrder(ids) }
  }

  /// Puts games in their places, the others being in theirs. Linear in the number of games; those that have no
  /// place yet are compared with as many as the number of games has binary digits.
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
