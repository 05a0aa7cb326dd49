/// What a player writes down or prints, to come back with when no device is left: 128 random bits as 26
/// signs of `CrockfordBase32`, and two more that tell whether it was read right.
public struct RecoveryKey: Equatable, Sendable {
  /// The first 64 bits.
  public let high: UInt64
  /// The other 64 bits.
  public let low: UInt64

  private static let signs = 26
  private static let checkSigns = 2

  /// The recovery key with these bits.
  public init(high: UInt64, low: UInt64) {
    self.high = high
    self.low = low
  }

  /// Reads a recovery key as people spell it, in the ways of a pairing code. Nil for all else: also where one sign
  /// is another, or two that stand side by side changed places.
  public init?(spelled text: [UInt8]) {
    let count = Self.signs + Self.checkSigns
    guard let values = CrockfordBase32.values(of: text, count: count) else { return nil }
    let (signs, check) = (values[..<Self.signs], values[Self.signs...])
    // 26 signs have two bits more than there are.
    guard signs[0] < 8, Self.check(of: signs).elementsEqual(check) else { return nil }
    var (high, low): (UInt64, UInt64) = (0, 0)
    for value in signs {
      high = high << 5 | low >> 59
      low = low << 5 | UInt64(value)
    }
    self.init(high: high, low: low)
  }

  /// The 28 signs, with a hyphen after every four.
  public var spelling: [UInt8] {
    var values: [UInt8] = []
    var (high, low) = (self.high, self.low)
    for _ in 0..<Self.signs {
      values.append(UInt8(low & 31))
      low = low >> 5 | high << 59
      high >>= 5
    }
    values.reverse()
    return CrockfordBase32.spelling(of: values + Self.check(of: values[...]))
  }

  /// What is left over when the number that the signs spell is divided by 1021, the largest prime number
  /// that two signs have room for. Being prime, it tells every wrong sign and every two that changed places.
  private static func check(of values: ArraySlice<UInt8>) -> [UInt8] {
    let rest = values.reduce(0 as UInt32) { ($0 << 5 | UInt32($1)) % 1021 }
    return [UInt8(rest >> 5), UInt8(rest & 31)]
  }
}
