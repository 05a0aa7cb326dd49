/// What one device of a player shows, and a new one says, to become another: 40 random bits as 8 signs of
/// `CrockfordBase32`.
public struct PairingCode: Equatable, Sendable {
  /// The bits, the lowest 40.
  public let bits: UInt64

  private static let count = 8

  /// The code with the lowest 40 of these bits.
  public init(bits: UInt64) { self.bits = bits & 0xFF_FFFF_FFFF }

  /// Reads a code as people spell it: letters of either case, O for 0, I and L for 1, blanks and hyphens
  /// anywhere. Nil for all else.
  public init?(spelled text: [UInt8]) {
    guard let values = CrockfordBase32.values(of: text, count: Self.count) else { return nil }
    bits = values.reduce(0) { $0 << 5 | UInt64($1) }
  }

  /// The 8 signs, with a hyphen in the middle: `7K3F-9QXD`.
  public var spelling: [UInt8] {
    var values: [UInt8] = []
    for index in 0..<Self.count {
      values.append(UInt8(bits >> UInt64(5 * (Self.count - 1 - index)) & 31))
    }
    return CrockfordBase32.spelling(of: values)
  }
}
