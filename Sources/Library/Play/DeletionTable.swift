import Games

/// The deletions, by identity, in ascending order. The library keeps the stored lines of a deleted game, so
/// that it can be brought back, but does not replay them at launch.
struct DeletionTable {
  /// A game or a theme, and its deletion.
  struct Item {
    let id: Identity
    fileprivate(set) var deletion: Deletion
    /// The lines of the game that are known here.
    fileprivate(set) var lines: RecordLines?
  }

  private(set) var all: [Item] = []

  /// The deletion of a game or a theme; empty if it was never deleted.
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

  /// The lines of a deleted game; nil if none are known here.
  func lines(of id: Identity) -> RecordLines? {
    let index = index(of: id)
    return holds(id, at: index) ? all[index].lines : nil
  }

  /// Keeps the lines of a deleted game.
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
