import Games

/// What was deleted, by identity, in ascending order. Of a game that is deleted the library keeps its lines
/// as they are stored, so that it can be brought back; nothing of it is replayed at a launch.
struct DeletionTable {
  /// A game or a theme, and what was deleted of it.
  struct Item {
    let id: Identity
    fileprivate(set) var deletion: Deletion
    /// The lines of the game, as far as they came here.
    fileprivate(set) var lines: RecordLines?
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

  /// The lines of a game that was deleted; nil where none came here.
  func lines(of id: Identity) -> RecordLines? {
    let index = index(of: id)
    return holds(id, at: index) ? all[index].lines : nil
  }

  /// Keeps the lines of a game that is deleted.
  @inline(never)
  mutating func hide(_ lines: RecordLines, of id: Identity) {
    let index = index(of: id)
    if holds(id, at: index) { all[index].lines = lines }
  }

  private func index(of id: Identity) -> Int {
    insertionIndex(in: all.count) { all[$0].id < id }
  }

  private func holds(_ id: Identity, at index: Int) -> Bool {
    index < all.count && all[index].id == id
  }
}
