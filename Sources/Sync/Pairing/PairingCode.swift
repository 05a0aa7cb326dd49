/// What one device of a player shows, and a new one says, to become another: 40 random bits as 8 signs.
///
/// The signs are those of Crockford's base 32 (https://www.crockford.com/base32.html): no I, L, O or U, so
/// whatever is read aloud or written by hand is read back.
public struct PairingCode: Equatable, Sendable {
  /// The bits, the lowest 40.
  public let bits: UInt64

  private static let count = 8
  private static let signs = Array("0123456789ABCDEFGHJKMNPQRSTVWXYZ".utf8)

  /// The code with the lowest 40 of these bits.
  public init(bits: UInt64) { self.bits = bits & 0xFF_FFFF_FFFF }

  /// Reads a code as people spell it: letters of either case, O for 0, I and L for 1, blanks and hyphens
  /// anywhere. Nil for all else.
  public init?(spelled text: [UInt8]) {
    var bits: UInt64 = 0
    var count = 0
    for sign in text where sign != UInt8(ascii: " ") && sign != UInt8(ascii: "-") {
      guard let value = Self.value(of: sign), count < Self.count else { return nil }
      bits = bits << 5 | UInt64(value)
      count += 1
    }
    guard count == Self.count else { return nil }
    self.bits = bits
  }

  /// The 8 signs, with a hyphen in the middle: `7K3F-9QXD`.
  public var spelling: [UInt8] {
    var text: [UInt8] = []
    for index in 0..<Self.count {
      if index == Self.count / 2 { text.append(UInt8(ascii: "-")) }
      text.append(Self.signs[Int(bits >> UInt64(5 * (Self.count - 1 - index))) & 31])
    }
    return text
  }

  private static func value(of sign: UInt8) -> Int? {
    let upper = sign >= UInt8(ascii: "a") && sign <= UInt8(ascii: "z") ? sign - 32 : sign
    switch upper {
    case UInt8(ascii: "O"): return 0
    case UInt8(ascii: "I"), UInt8(ascii: "L"): return 1
    default: return signs.firstIndex(of: upper)
    }
  }
}
