import ByteStrings
import Games

/// Settings as rows, one per setting: `setting/NAME` contains the value of the line `NAME VALUE` of the
/// settings text.
extension Settings {
  /// The settings defined by rows.
  /// - Parameters:
  ///   - rows: the rows `setting/NAME`. Unreadable rows are ignored.
  ///   - base: the text of all settings that earlier versions stored. It applies to settings that have no row.
  init(_ rows: [Row], over base: [UInt8]) {
    var text = TextWriter()
    var named: [[UInt8]] = []
    for row in rows {
      guard case .setting(let name)? = RowKey(row.key), let value = SettingValue(row.text)
      else { continue }
      named.append(name)
      if value.value.isEmpty { continue }
      text.write(name)
      text.space()
      text.write(value.value)
      text.endLine()
    }
    for line in Self.lines(base) where !named.contains(Self.name(line)) {
      text.write(line)
      text.endLine()
    }
    self.init(text: text.bytes)
  }

  /// The settings that differ from `other`, with their names as keys and their current values as texts. A
  /// default value is an empty text.
  func differences(from other: Settings) -> [Row] {
    let (before, after) = (Self.lines(other.text), Self.lines(text))
    var differences: [Row] = []
    for line in after where !before.contains(line) {
      let name = Self.name(line)
      differences.append(Row(key: name, text: Array(line.dropFirst(name.count + 1))))
    }
    for line in before {
      let name = Self.name(line)
      var isThere = false
      for other in after where Self.name(other) == name { isThere = true }
      if !isThere { differences.append(Row(key: name, text: [])) }
    }
    return differences
  }

  /// Whether a setting may go to another device of the player. Appearance, motion and sound stay on the device,
  /// because they depend on its screen and surroundings. The language stays, too: it belongs to the page and is
  /// not a setting of the library.
  static func travels(_ name: [UInt8]) -> Bool {
    for choice in [Choice.appearance, .motion, .feedback] where equal(name[...], choice.name) {
      return false
    }
    return true
  }

  /// The non-empty lines of a settings text.
  static func lines(_ text: [UInt8]) -> [[UInt8]] { parts(of: text, between: UInt8(ascii: "\n")) }

  /// The name of a line: everything before the first space.
  private static func name(_ line: [UInt8]) -> [UInt8] {
    parts(of: line, between: UInt8(ascii: " ")).first ?? []
  }
}
