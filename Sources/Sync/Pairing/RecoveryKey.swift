/// The key that a player writes down or prints, to return when they have no device left: 128 random bits as 26
/// characters of `CrockfordBase32`, and two check characters that detect a misread key.
public struct RecoveryKey: Equatable, Sendable {
  /// The first 64 bits.
  public let high: UInt64
  /// The other 64 bits.
  public let low: UInt64

  private static let characters = 26
  private static let checkCharacters = 2

  /// The recovery key with these bits.
  public init(high: UInt64, low: UInt64) {
    self.high = high
    self.low = low
  }

  /// Reads a recovery key as people write it, by the same rules as a pairing code. Any other text gives nil, also a
  /// text with one wrong character or with two neighbouring characters swapped.
  public init?(spelled text: [UInt8]) {
    let count = Self.characters + Self.checkCharacters
    guard let values = CrockfordBase32.values(of: text, count: count) else { return nil }
    let (characters, check) = (values[..<Self.characters], values[Self.characters...])
    // 26 characters have two bits more than the 128 of the key.
    guard characters[0] < 8, Self.check(of: characters).elementsEqual(check) else { return nil }
    var (high, low): (UInt64, UInt64) = (0, 0)
    for value in characters {
      high = high << 5 | low >> 59
      low = low << 5 | UInt64(value)
    }
    self.init(high: high, low: low)
  }

  /// The 28 characters, with a hyphen after every four.
  public var spelling: [UInt8] {
    var values: [UInt8] = []
    var (high, low) = (self.high, self.low)
    for _ in 0..<Self.characters {
      values.append(UInt8(low & 31))
      low = low >> 5 | high << 59
      high >>= 5
    }
    values.reverse()
    return CrockfordBase32.spelling(of: values + Self.check(of: values[...]))
  }

  /// The remainder of the number that the characters spell, divided by 1021, the largest prime number that fits into
  /// two characters. Because 1021 is prime, the remainder detects every single wrong character and every swap of two
  /// characters.
  private static func check(of values: ArraySlice<UInt8>) -> [UInt8] {
    let rest = values.reduce(0 as UInt32) { ($0 << 5 | UInt32($1)) % 1021 }
    return [UInt8(rest >> 5), UInt8(rest & 31)]
  }
}
