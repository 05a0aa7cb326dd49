import Games

/// The identity of a game: 128 random bits, written as 32 hexadecimal digits.
public struct RecordID: Hashable, Comparable, Sendable {
  /// The first 64 bits.
  public let high: UInt64
  /// The other 64 bits.
  public let low: UInt64

  /// The identity made of these bits.
  public init(high: UInt64, low: UInt64) {
    self.high = high
    self.low = low
  }

  /// Reads exactly 32 hexadecimal digits in lower case; nothing for any other text.
  public init?(_ text: ArraySlice<UInt8>) {
    guard text.count == 32 else { return nil }
    var high: UInt64 = 0
    var low: UInt64 = 0
    for byte in text {
      guard let digit = Self.value(ofDigit: byte) else { return nil }
      high = high << 4 | low >> 60
      low = low << 4 | UInt64(digit)
    }
    self.init(high: high, low: low)
  }

  /// The 32 digits.
  public var text: String { String(decoding: digits, as: UTF8.self) }

  /// The 32 digits as bytes.
  public var digits: [UInt8] {
    var digits: [UInt8] = []
    digits.reserveCapacity(32)
    for half in [high, low] {
      for place in stride(from: 60, through: 0, by: -4) {
        let digit = UInt8(half >> UInt64(place) & 15)
        digits.append(digit < 10 ? UInt8(ascii: "0") + digit : UInt8(ascii: "a") + digit - 10)
      }
    }
    return digits
  }

  /// An order that is the same everywhere.
  public static func < (left: RecordID, right: RecordID) -> Bool {
    left.high == right.high ? left.low < right.low : left.high < right.high
  }

  private static func value(ofDigit byte: UInt8) -> UInt8? {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): byte - UInt8(ascii: "0")
    case UInt8(ascii: "a")...UInt8(ascii: "f"): byte - UInt8(ascii: "a") + 10
    default: nil
    }
  }
}
