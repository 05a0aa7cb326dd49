import Games

/// The rows of a device, in ascending order of their keys. It counts them by how they stand, so that nobody
/// has to go through all of them to learn that there is nothing to do.
struct ReplicaRows: Sendable {
  private(set) var all: [ReplicaRow] = []
  private(set) var counts = Counts()
  /// How often all rows were gone through: tests hold it against how much happened.
  private(set) var walkCount = 0

  subscript(index: Int) -> ReplicaRow {
    get { all[index] }
    _modify {
      counts.count(all[index], -1)
      defer { counts.count(all[index], 1) }
      yield &all[index]
    }
  }

  /// Where the rows are, for whoever goes through all of them.
  mutating func walk() -> Range<Int> {
    walkCount += 1
    return all.indices
  }

  /// Where the row with this key is; nil where there is none.
  func index(of key: [UInt8]) -> Int? {
    let index = place(of: key)
    return index < all.count && all[index].key == key ? index : nil
  }

  /// Puts in a row whose key is new.
  mutating func insert(_ row: ReplicaRow) {
    counts.count(row, 1)
    all.insert(row, at: place(of: row.key))
  }

  private func place(of key: [UInt8]) -> Int {
    insertionIndex(in: all.count) { all[$0].key.lexicographicallyPrecedes(key) }
  }
}

extension ReplicaRows {
  /// How many rows stand how with the server and the storage.
  struct Counts: Equatable, Sendable {
    private(set) var offered = 0
    private(set) var changed = 0
    /// Those that the storage is to be told something of.
    private(set) var toBeWritten = 0
    /// Those that the server refused, by the number of the reason.
    private var refusals = RowError.allCases.map { _ in 0 }

    /// Those that the server refused.
    var refused: Int { refusals.reduce(0, +) }

    /// Why the server refused most of those that it refused; nil where there are none.
    var refusal: RowError? {
      var most = 0
      var refusal: RowError?
      for reason in RowError.allCases where refusals[Int(reason.rawValue)] > most {
        most = refusals[Int(reason.rawValue)]
        refusal = reason
      }
      return refusal
    }

    /// Counts a row that is there from now on, or (-1) no longer.
    mutating func count(_ row: ReplicaRow, _ change: Int) {
      switch row.state {
      case .kept, .acknowledged: break
      case .offered: offered += change
      case .changed: changed += change
      case .refused(let reason): refusals[Int(reason.rawValue)] += change
      }
      if row.isToBeWritten { toBeWritten += change }
    }
  }
}
