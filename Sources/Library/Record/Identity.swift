import ByteStrings
import Games

/// 128 bits that name something, written as 32 hexadecimal digits.
///
/// A game has a `GameID` and a text has a `Fingerprint`. Distinct types prevent confusing the two.
public struct Identity: Hashable, Comparable, Sendable {
  /// The first 64 bits.
  let high: UInt64
  /// The other 64 bits.
  let low: UInt64

  /// The identity with these bits.
  init(high: UInt64, low: UInt64) {
    self.high = high
    self.low = low
  }

  /// Reads exactly 32 hexadecimal digits in lower case; nil for any other text.
  init?(_ text: ArraySlice<UInt8>) {
    guard text.count == 32 else { return nil }
    var high: UInt64 = 0
    var low: UInt64 = 0
    for byte in text {
      guard let digit = hexadecimalDigit(byte) else { return nil }
      high = high << 4 | low >> 60
      low = low << 4 | UInt64(digit)
    }
    self.init(high: high, low: low)
  }

  /// The 32 digits as bytes.
  var digits: [UInt8] {
    var text = TextWriter()
    text.write(hexadecimal: high, digits: 16)
    text.write(hexadecimal: low, digits: 16)
    return text.bytes
  }

  /// An order that is the same on every device.
  public static func < (left: Identity, right: Identity) -> Bool {
    left.high == right.high ? left.low < right.low : left.high < right.high
  }
}
