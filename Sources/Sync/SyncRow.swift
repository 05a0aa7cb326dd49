import ByteStrings
import Library

/// Whether a row may leave the device, and can stand in a message and in every storage.
public enum SyncRow {
  /// Whether the row with this key goes to other devices: not the name of the device, nor how it looks and
  /// sounds. What a later version keeps under `device/` stays, too. Any other key that this version does
  /// not know is passed on as it is.
  public static func travels(_ key: [UInt8], limits: SyncLimits = SyncLimits()) -> Bool {
    guard isKey(key, limits: limits) else { return false }
    if let key = RowKey(key) { return key.travels }
    return !key.starts(with: ("device/" as Literal).utf8)
  }

  /// Whether bytes can be a key: signs of ASCII that can be seen.
  static func isKey(_ key: [UInt8], limits: SyncLimits) -> Bool {
    !key.isEmpty && key.count <= limits.keyBytes && key.allSatisfy { $0 > 0x20 && $0 < 0x7F }
  }

  /// Whether bytes are UTF-8 without a NUL, and not nothing. Browsers store text: they would replace other
  /// bytes, and then never hold what the server holds.
  public static func isText(_ bytes: [UInt8]) -> Bool {
    var rest = 0
    // What the next byte may be: RFC 3629 has no longer spelling of a shorter one and no surrogates.
    var allowed: ClosedRange<UInt8> = 0x80...0xBF
    for byte in bytes {
      if rest > 0 {
        guard allowed.contains(byte) else { return false }
        allowed = 0x80...0xBF
        rest -= 1
        continue
      }
      switch byte {
      case 0x01...0x7F: break
      case 0xC2...0xDF: rest = 1
      case 0xE0...0xEF:
        rest = 2
        if byte == 0xE0 { allowed = 0xA0...0xBF }
        if byte == 0xED { allowed = 0x80...0x9F }
      case 0xF0...0xF4:
        rest = 3
        if byte == 0xF0 { allowed = 0x90...0xBF }
        if byte == 0xF4 { allowed = 0x80...0x8F }
      default: return false
      }
    }
    return rest == 0 && !bytes.isEmpty
  }
}
