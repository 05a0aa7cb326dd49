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

  /// Moves games to their places; all other games must be in theirs, so few comparisons are needed.
  /// - Parameter ids: in ascending order.
  private func putInOrder(_ ids: [GameID]) {
    let count = history.count
    let all = history + ids.compactMap { entries[$0]?.session.summary }
    let order = order(of: all.count) { all[$0].precedes(all[$1]) }
    // The games have left their old places.
    history = order.filter { $0 >= count || !ids.holdsInOrder(all[$0].header.id) }.map { all[$0] }
    revision += 1
  }
}
