/// The code that lets a person join a circle: 60 random bits as 12 characters of `CrockfordBase32`. It is sent as a
/// link, many people may use it, and it stays valid for weeks, so it is longer than a code that is used within
/// minutes.
public struct InviteCode: Equatable, Sendable {
  /// The bits. Only the lowest 60 are used.
  public let bits: UInt64

  private static let count = 12

  /// The code with the lowest 60 of these bits.
  public init(bits: UInt64) { self.bits = bits & 0xFFF_FFFF_FFFF_FFFF }

  /// Reads a code as people write it, by the same rules as a pairing code. Any other text gives nil.
  public init?(spelled text: [UInt8]) {
    guard let bits = CrockfordBase32.bits(of: text, count: Self.count) else { return nil }
    self.bits = bits
  }

  /// The 12 characters, with a hyphen after every four: `7K3F-9QXD-02MN`.
  public var spelling: [UInt8] { CrockfordBase32.spelling(of: bits, count: Self.count) }
}
