import Games

/// The times of games whose records have not arrived yet, in the order of their identities.
struct EarlyClocks {
  private var ids: [GameID] = []
  /// The time of each game; nil once the game has arrived.
  private var times: [PlayTime?] = []

  subscript(id: GameID) -> PlayTime? {
    get {
      let index = index(of: id)
      return holds(id, at: index) ? times[index] : nil
    }
    set {
      let index = index(of: id)
      if holds(id, at: index) {
        times[index] = newValue
      } else if newValue != nil {
        ids.insert(id, at: index)
        times.insert(newValue, at: index)
      }
    }
  }

  private func index(of id: GameID) -> Int { insertionIndex(in: ids.count) { ids[$0] < id } }

  private func holds(_ id: GameID, at index: Int) -> Bool { index < ids.count && ids[index] == id }
}
