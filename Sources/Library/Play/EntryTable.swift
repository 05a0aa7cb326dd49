import Games

/// The games by identity, in ascending order, searched by bisection. Storage returns rows in this order, so
/// each new game goes to the end.
struct EntryTable {
  private(set) var all: [Entry] = []

  var count: Int { all.count }

  subscript(id: GameID) -> Entry? {
    get {
      let index = index(of: id)
      return holds(id, at: index) ? all[index] : nil
    }
    set {
      let index = index(of: id)
      let isKnown = holds(id, at: index)
      if let newValue {
        if isKnown { all[index] = newValue } else { all.insert(newValue, at: index) }
      } else if isKnown {
        all.remove(at: index)
      }
    }
  }

  /// The index of the game, or the index at which to insert it.
  private func index(of id: GameID) -> Int {
    insertionIndex(in: all.count) { all[$0].session.id < id }
  }

  private func holds(_ id: GameID, at index: Int) -> Bool {
    index < all.count && all[index].session.id == id
  }
}
