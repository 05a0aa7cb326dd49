import Games

/// The order of the history: it is kept as games change, one or thousands of them.
extension GameLibrary {
  /// Puts a game in its place, the others being in theirs, or takes one away that is not in the table any more.
  /// Linear in the number of games.
  func putInOrder(_ id: GameID) {
    if changesMany {
      isInDisorder = true
      return
    }
    var summaries = history
    summaries.removeAll { $0.header.id == id }
    if let summary = entries[id]?.session.summary {
      let index = insertionIndex(in: summaries.count) { summaries[$0].precedes(summary) }
      summaries.insert(summary, at: index)
    }
    history = summaries
    revision += 1
  }

  /// Does something to many games, which are put in order together. As many comparisons as the number of games has
  /// binary digits, for each of them.
  func changingMany(_ change: () -> Void) {
    changesMany = true
    change()
    changesMany = false
    if !isInDisorder { return }
    isInDisorder = false
    let all = entries.all.map { $0.session.summary }
    history = order(of: all.count) { all[$0].precedes(all[$1]) }.map { all[$0] }
    revision += 1
  }
}
