import Games

/// The order of the history: it is kept as games change, one or thousands of them.
extension GameLibrary {
  /// Puts a game in its place, and takes one away that is not in the table any more.
  func putInOrder(_ id: GameID) {
    displaced.append(id)
    if !changesMany { arrangeHistory() }
  }

  /// Does something to many games, which are put in order together.
  func changingMany(_ change: () -> Void) {
    changesMany = true
    change()
    changesMany = false
    arrangeHistory()
  }

  /// Merges the games that changed with those that are in order. Linear in the number of games.
  private func arrangeHistory() {
    let ids = order(of: displaced.count) { displaced[$0] < displaced[$1] }.map { displaced[$0] }
    displaced = []
    if ids.isEmpty { return }
    var changed: [SessionSummary] = []
    for (index, id) in ids.enumerated() where index == 0 || ids[index - 1] != id {
      if let entry = entries[id] { changed.append(entry.session.summary) }
    }
    changed = order(of: changed.count) { changed[$0].precedes(changed[$1]) }.map { changed[$0] }
    var arranged: [SessionSummary] = []
    arranged.reserveCapacity(history.count + changed.count)
    var next = 0
    for summary in history {
      let id = summary.header.id
      let index = insertionIndex(in: ids.count) { ids[$0] < id }
      if index < ids.count, ids[index] == id { continue }
      while next < changed.count, changed[next].precedes(summary) {
        arranged.append(changed[next])
        next += 1
      }
      arranged.append(summary)
    }
    arranged += changed[next...]
    history = arranged
    revision += 1
  }
}
