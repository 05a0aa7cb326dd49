/// The rows of the settings in storage.
struct SettingRows {
  /// The rows `setting/NAME`.
  private var table = RowTable()
  /// The row `settings` of earlier versions.
  var base: [UInt8] = []
  /// The name of this device; empty before it has one.
  var device: [UInt8] = []
  /// Whether there are changed settings that no row contains yet.
  var haveChanged = false

  var rows: [Row] { table.rows }

  /// The settings that the rows define.
  var settings: Settings { Settings(table.rows, over: base) }

  /// The text of the row of a setting; empty if there is none.
  subscript(name: [UInt8]) -> [UInt8] {
    get { table[.setting(name)] }
    set { table[.setting(name)] = newValue }
  }
}
