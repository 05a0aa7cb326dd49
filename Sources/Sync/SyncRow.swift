import ByteStrings
import Library

/// Whether a row may leave the device, and fits into a message and into every storage.
public enum SyncRow {
  /// Whether the row with this key goes to other devices. The name of the device and its settings for look and sound
  /// do not. Anything else that a later version keeps under `device/` stays, too. Rows with any other key that this
  /// version does not know are passed on unchanged.
  public static func travels(_ key: [UInt8], limits: SyncLimits = SyncLimits()) -> Bool {
    guard isKey(key, limits: limits) else { return false }
    if let key = RowKey(key) { return key.travels }
    return !key.starts(with: ("device/" as Literal).utf8)
  }

  /// Whether bytes can be a key: visible ASCII characters.
  static func isKey(_ key: [UInt8], limits: SyncLimits) -> Bool {
    !key.isEmpty && key.count <= limits.keyBytes && key.allSatisfy { $0 > 0x20 && $0 < 0x7F }
  }

  /// Whether bytes are non-empty UTF-8 without a NUL. Browsers store text. They would replace other bytes, and would
  /// then never hold what the server holds.
  public static func isText(_ bytes: [UInt8]) -> Bool {
    var rest = 0
    // The range of the next byte. RFC 3629 forbids overlong encodings and surrogates.
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
