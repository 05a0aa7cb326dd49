import Games

/// The name of a text: 128 bits derived from its bytes, the same on every device. It identifies the player's
/// own themes and the lines of deleted games.
public struct Fingerprint: Hashable, Comparable, Sendable {
  /// The bits that name the text.
  public let identity: Identity

  /// The fingerprint of bytes. Linear in their number.
  ///
  /// The 128-bit FNV-1a hash by Fowler, Noll and Vo (RFC 9923). It distinguishes texts that differ naturally,
  /// but does not resist deliberate collisions.
  public init(of bytes: [UInt8]) {
    var high: UInt64 = 0x6c62_272e_07bb_0142
    var low: UInt64 = 0x62b8_2175_6295_c58d
    for byte in bytes {
      low ^= UInt64(byte)
      // Multiplies by the prime 2^88 + 0x13b. The product of the low half is computed from halves, because wasm
      // has no 128-bit product.
      let first = (low & 0xffff_ffff) &* 0x13b
      let second = (low >> 32) &* 0x13b &+ (first >> 32)
      high = high &* 0x13b &+ (low << 24) &+ (second >> 32)
      low = second << 32 | first & 0xffff_ffff
    }
    identity = Identity(high: high, low: low)
  }

  /// The text that an identity names.
  init(_ identity: Identity) { self.identity = identity }

  /// Reads exactly 32 hexadecimal digits in lower case; nil for any other text.
  public init?(_ text: ArraySlice<UInt8>) {
    guard let identity = Identity(text) else { return nil }
    self.identity = identity
  }

  /// The last 64 bits.
  var low: UInt64 { identity.low }
  /// The 32 digits as bytes.
  public var digits: [UInt8] { identity.digits }

  /// An order that is the same on every device.
  public static func < (left: Fingerprint, right: Fingerprint) -> Bool {
    left.identity < right.identity
  }
}
