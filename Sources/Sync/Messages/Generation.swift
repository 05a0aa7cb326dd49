import ByteStrings
import Games

/// The name of one history of a player's rows: 64 random bits. A server draws them when it creates the player, and
/// draws them again for every player when it is restored from a backup. Revisions of another generation
/// have no meaning.
public struct Generation: Equatable, Sendable {
  /// The bits.
  public let bits: UInt64

  /// The history with this name.
  public init(bits: UInt64) { self.bits = bits }

  /// Reads exactly 16 hexadecimal digits in lower case; nil for any other text.
  public init?(_ text: ArraySlice<UInt8>) {
    guard text.count == 16 else { return nil }
    var bits: UInt64 = 0
    for byte in text {
      guard let digit = hexadecimalDigit(byte) else { return nil }
      bits = bits << 4 | UInt64(digit)
    }
    self.bits = bits
  }

  /// The 16 digits as bytes.
  public var digits: [UInt8] {
    var text = TextWriter()
    text.write(hexadecimal: bits, digits: 16)
    return text.bytes
  }
}
