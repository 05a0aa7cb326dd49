import Games

/// Rows in the order of their keys. A look-up is a bisection.
struct RowTable {
  private(set) var rows: [Row] = []

  /// The text of a row; empty if there is none.
  subscript(key: RowKey) -> [UInt8] {
    get {
      let key = key.text
      let index = index(of: key)
      return holds(key, at: index) ? rows[index].text : []
    }
    set {
      let row = Row(key: key.text, text: newValue)
      let index = index(of: row.key)
      if holds(row.key, at: index) { rows[index] = row } else { rows.insert(row, at: index) }
    }
  }

  private func index(of key: [UInt8]) -> Int {
    insertionIndex(in: rows.count) { rows[$0].key.lexicographicallyPrecedes(key) }
  }

  private func holds(_ key: [UInt8], at index: Int) -> Bool {
    index < rows.count && rows[index].key == key
  }
}
