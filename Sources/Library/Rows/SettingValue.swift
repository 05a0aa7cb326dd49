import Games

/// The content of a row `setting/NAME`: `COUNT DEVICE VALUE`. The count grows with each change; the device
/// breaks ties between equal counts. No clock is involved. A setting with its default has no value.
struct SettingValue {
  let count: Int64
  /// The name of the device that changed the setting, 16 hexadecimal digits.
  let device: [UInt8]
  let value: [UInt8]

  init(count: Int64, device: [UInt8], value: [UInt8]) {
    self.count = count
    self.device = device
    self.value = value
  }

  /// Reads the text of a row; nil for any spelling that `text` would not produce.
  init?(_ row: [UInt8]) {
    var reader = TextReader(row)
    guard let count = try? reader.number(), let device = try? reader.field(),
      Self.isDevice(device), !row.contains(UInt8(ascii: "\n"))
    else { return nil }
    self.count = count
    self.device = Array(device)
    value = Array(row[min(device.endIndex + 1, row.count)...])
    if value.isEmpty, !reader.isAtEnd { return nil }
  }

  /// The text of the row.
  var text: [UInt8] {
    var text = TextWriter()
    text.write(count)
    text.space()
    text.write(device)
    if !value.isEmpty {
      text.space()
      text.write(value)
    }
    return text.bytes
  }

  /// Whether the other value was chosen later.
  func precedes(_ other: SettingValue) -> Bool {
    count == other.count
      ? device.lexicographicallyPrecedes(other.device) : count < other.count
  }

  /// Whether bytes can name a device.
  static func isDevice(_ text: ArraySlice<UInt8>) -> Bool {
    text.count == 16 && text.allSatisfy { hexadecimalDigit($0) != nil }
  }

  /// The name of the device with this number.
  static func device(_ number: UInt64) -> [UInt8] {
    Array(Identity(high: number, low: 0).digits[..<16])
  }
}
