import ByteStrings
import Games

/// Settings as rows, one each: `setting/NAME` holds what the line `NAME VALUE` of their text says.
extension Settings {
  /// What rows say together.
  /// - Parameters:
  ///   - rows: the rows `setting/NAME`. One that cannot be read is passed over.
  ///   - base: the text of all settings that earlier versions stored. It counts for those settings
  ///     that have no row.
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

  /// The settings that differ from others: their names as keys, with what they are now, nothing where they
  /// are as at first.
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

  /// Whether a setting may go to another device of the player. What suits one screen, one pair of ears
  /// and one place does not suit another: appearance, motion and sound stay where they were chosen. So
  /// does the language, which is no setting of the library: it belongs to the page.
  static func travels(_ name: [UInt8]) -> Bool {
    for choice in [Choice.appearance, .motion, .feedback] where equal(name[...], choice.name) {
      return false
    }
    return true
  }

  /// The lines of a text of settings, without those that are empty.
  static func lines(_ text: [UInt8]) -> [[UInt8]] { parts(of: text, between: UInt8(ascii: "\n")) }

  /// What the name of a line is: all before the first space.
  private static func name(_ line: [UInt8]) -> [UInt8] {
    parts(of: line, between: UInt8(ascii: " ")).first ?? []
  }
}
