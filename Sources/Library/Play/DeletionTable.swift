/// What was deleted, by identity, in ascending order. It is all that the library keeps of a game that
/// is deleted: about a hundred bytes, and nothing of it is replayed at a launch.
struct DeletionTable {
  private(set) var all: [(id: RecordID, deletion: Deletion)] = []

  /// What was deleted of a game or a theme; of one that never was, nothing.
  subscript(id: RecordID) -> Deletion {
    get {
      let place = place(of: id)
      return holds(id, at: place) ? all[place].deletion : Deletion()
    }
    set {
      let place = place(of: id)
      if holds(id, at: place) {
        all[place].deletion = newValue
      } else {
        all.insert((id, newValue), at: place)
      }
    }
  }

  private func place(of id: RecordID) -> Int {
    insertionIndex(in: all.count) { all[$0].id < id }
  }

  private func holds(_ id: RecordID, at place: Int) -> Bool {
    place < all.count && all[place].id == id
  }
}
