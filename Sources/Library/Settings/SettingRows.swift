/// What the storage says of the settings.
struct SettingRows {
  /// The rows `setting/NAME`.
  private(set) var rows: [Row] = []
  /// The row `settings` of earlier versions.
  var base: [UInt8] = []
  /// The name of this device; empty before it has one.
  var device: [UInt8] = []
  /// Whether settings were changed that no row says yet.
  var haveChanged = false

  /// What the rows come to.
  var settings: Settings { Settings(rows, over: base) }

  /// The text of the row of a setting; empty where there is none.
  subscript(name: [UInt8]) -> [UInt8] {
    get {
      let key = RowKey.setting(name).text
      return rows.first { $0.key == key }?.text ?? []
    }
    set {
      let row = Row(key: RowKey.setting(name).text, text: newValue)
      if let index = rows.firstIndex(where: { $0.key == row.key }) {
        rows[index] = row
      } else {
        rows.append(row)
      }
    }
  }
}
