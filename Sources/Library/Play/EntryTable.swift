import Games

/// The games by identity, in ascending order. A search takes as many steps as there are binary digits
/// in their number. Storage hands its rows out in this order, so that each goes to the end.
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

  /// Where the game stands, or would stand.
  private func index(of id: GameID) -> Int {
    insertionIndex(in: all.count) { all[$0].session.id < id }
  }

  private func holds(_ id: GameID, at index: Int) -> Bool {
    index < all.count && all[index].session.id == id
  }
}
