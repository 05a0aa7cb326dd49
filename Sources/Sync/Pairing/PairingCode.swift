/// The code that one device of a player shows and a new device enters to join that player: 40 random bits as 8
/// characters of `CrockfordBase32`.
public struct PairingCode: Equatable, Sendable {
  /// The bits. Only the lowest 40 are used.
  public let bits: UInt64

  private static let count = 8

  /// The code with the lowest 40 of these bits.
  public init(bits: UInt64) { self.bits = bits & 0xFF_FFFF_FFFF }

  /// Reads a code as people write it: letters in either case, O for 0, I and L for 1, spaces and hyphens anywhere.
  /// Any other text gives nil.
  public init?(spelled text: [UInt8]) {
    guard let bits = CrockfordBase32.bits(of: text, count: Self.count) else { return nil }
    self.bits = bits
  }

  /// The 8 characters, with a hyphen in the middle: `7K3F-9QXD`.
  public var spelling: [UInt8] { CrockfordBase32.spelling(of: bits, count: Self.count) }
}
