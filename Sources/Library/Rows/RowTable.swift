/// A few rows, each found by its key. A look-up is linear in their number.
struct RowTable {
  private(set) var rows: [Row] = []

  /// The text of a row; empty where there is none.
  subscript(key: RowKey) -> [UInt8] {
    get {
      let key = key.text
      return rows.first { $0.key == key }?.text ?? []
    }
    set {
      let row = Row(key: key.text, text: newValue)
      if let index = rows.firstIndex(where: { $0.key == row.key }) {
        rows[index] = row
      } else {
        rows.append(row)
      }
    }
  }
}
