/// What the storage says of the settings.
struct SettingRows {
  /// The rows `setting/NAME`.
  private var table = RowTable()
  /// The row `settings` of earlier versions.
  var base: [UInt8] = []
  /// The name of this device; empty before it has one.
  var device: [UInt8] = []
  /// Whether settings were changed that no row says yet.
  var haveChanged = false

  var rows: [Row] { table.rows }

  /// What the rows come to.
  var settings: Settings { Settings(table.rows, over: base) }

  /// The text of the row of a setting; empty where there is none.
  subscript(name: [UInt8]) -> [UInt8] {
    get { table[.setting(name)] }
    set { table[.setting(name)] = newValue }
  }
}
