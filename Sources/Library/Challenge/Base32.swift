/// Bytes as letters and digits: base 32 of RFC 4648 in lower case, without padding.
enum Base32 {
  static func text(of bytes: [UInt8]) -> [UInt8] {
    var text: [UInt8] = []
    var pending: UInt32 = 0
    var count: UInt32 = 0
    for byte in bytes {
      pending = pending << 8 | UInt32(byte)
      count += 8
      while count >= 5 {
        count -= 5
        text.append(digit(pending >> count & 31))
      }
    }
    if count > 0 { text.append(digit(pending << (5 - count) & 31)) }
    return text
  }

  /// The bytes; nil if the text is not a valid encoding.
  static func bytes(of text: ArraySlice<UInt8>) -> [UInt8]? {
    var bytes: [UInt8] = []
    var pending: UInt32 = 0
    var count: UInt32 = 0
    for byte in text {
      guard let value = value(of: byte) else { return nil }
      pending = pending << 5 | value
      count += 5
      guard count >= 8 else { continue }
      count -= 8
      bytes.append(UInt8(truncatingIfNeeded: pending >> count))
    }
    // The leftover is shorter than a digit, and all its bits are zero.
    guard count < 5, pending & (1 << count - 1) == 0 else { return nil }
    return bytes
  }

  private static func digit(_ value: UInt32) -> UInt8 {
    let value = UInt8(truncatingIfNeeded: value)
    return value < 26 ? UInt8(ascii: "a") + value : UInt8(ascii: "2") + value - 26
  }

  private static func value(of digit: UInt8) -> UInt32? {
    switch digit {
    case UInt8(ascii: "a")...UInt8(ascii: "z"): UInt32(digit - UInt8(ascii: "a"))
    case UInt8(ascii: "2")...UInt8(ascii: "7"): UInt32(digit - UInt8(ascii: "2")) + 26
    default: nil
    }
  }
}
