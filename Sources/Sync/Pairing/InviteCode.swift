/// What lets somebody into a circle: 60 random bits as 12 signs of `CrockfordBase32`. It is sent by link, may be
/// used by many and lies about for weeks, so it is longer than what is said within minutes.
public struct InviteCode: Equatable, Sendable {
  /// The bits, the lowest 60.
  public let bits: UInt64

  private static let count = 12

  /// The code with the lowest 60 of these bits.
  public init(bits: UInt64) { self.bits = bits & 0xFFF_FFFF_FFFF_FFFF }

  /// Reads a code as people spell it, in the ways of a pairing code. Nil for all else.
  public init?(spelled text: [UInt8]) {
    guard let bits = CrockfordBase32.bits(of: text, count: Self.count) else { return nil }
    self.bits = bits
  }

  /// The 12 signs, with a hyphen after every four: `7K3F-9QXD-02MN`.
  public var spelling: [UInt8] { CrockfordBase32.spelling(of: bits, count: Self.count) }
}
