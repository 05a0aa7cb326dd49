import Games

/// The rows of a device, in ascending order of their keys. It counts them by state, so that no walk over all rows is
/// needed to find out that there is nothing to do.
struct ReplicaRows: Sendable {
  private(set) var all: [ReplicaRow] = []
  private(set) var counts = Counts()
  /// How often all rows were walked over. Tests compare it with the number of events.
  private(set) var walkCount = 0

  subscript(index: Int) -> ReplicaRow {
    get { all[index] }
    _modify {
      counts.count(all[index], -1)
      defer { counts.count(all[index], 1) }
      yield &all[index]
    }
  }

  /// Counts a walk over all rows, and returns their indices.
  mutating func walk() -> Range<Int> {
    walkCount += 1
    return all.indices
  }

  /// The index of the row with this key; nil if there is no such row.
  func index(of key: [UInt8]) -> Int? {
    let index = place(of: key)
    return index < all.count && all[index].key == key ? index : nil
  }

  /// Inserts a row with a new key.
  mutating func insert(_ row: ReplicaRow) {
    counts.count(row, 1)
    all.insert(row, at: place(of: row.key))
  }

  private func place(of key: [UInt8]) -> Int {
    insertionIndex(in: all.count) { all[$0].key.lexicographicallyPrecedes(key) }
  }
}

extension ReplicaRows {
  /// The number of rows in each state.
  struct Counts: Equatable, Sendable {
    private(set) var offered = 0
    private(set) var changed = 0
    /// The rows that are to be written to the storage.
    private(set) var toBeWritten = 0
    /// The rows that the server refused, by the number of the reason.
    private var refusals = RowError.allCases.map { _ in 0 }

    /// The rows that the server refused.
    var refused: Int { refusals.reduce(0, +) }

    /// The most frequent reason why the server refused rows; nil if it refused none.
    var refusal: RowError? {
      var most = 0
      var refusal: RowError?
      for reason in RowError.allCases where refusals[Int(reason.rawValue)] > most {
        most = refusals[Int(reason.rawValue)]
        refusal = reason
      }
      return refusal
    }

    /// Adds (1) or removes (-1) a row.
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
