import Games

/// What was deleted, by identity, in ascending order. It is all that the library keeps of a game that
/// is deleted: about a hundred bytes, and nothing of it is replayed at a launch.
struct DeletionTable {
  /// A game or a theme, and what was deleted of it.
  struct Item {
    let id: Identity
    fileprivate(set) var deletion: Deletion
  }

  private(set) var all: [Item] = []

  /// What was deleted of a game or a theme; of one that never was, nothing.
  subscript(id: Identity) -> Deletion {
    get {
      let index = index(of: id)
      return holds(id, at: index) ? all[index].deletion : Deletion()
    }
    set {
      let index = index(of: id)
      if holds(id, at: index) {
        all[index].deletion = newValue
      } else {
        all.insert(Item(id: id, deletion: newValue), at: index)
      }
    }
  }

  private func index(of id: Identity) -> Int {
    insertionIndex(in: all.count) { all[$0].id < id }
  }

  private func holds(_ id: Identity, at index: Int) -> Bool {
    index < all.count && all[index].id == id
  }
}
