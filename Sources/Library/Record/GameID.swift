import ByteStrings
import Games

/// The name of a game: 128 random bits, or a day with random bits in the remaining space.
public struct GameID: Hashable, Comparable, Sendable {
  /// The bits that name the game.
  public let identity: Identity

  /// The game with these bits: the first 64 and the other 64.
  public init(high: UInt64, low: UInt64) { identity = Identity(high: high, low: low) }

  /// The game that an identity names.
  init(_ identity: Identity) { self.identity = identity }

  /// Reads exactly 32 hexadecimal digits in lower case; nil for any other text.
  public init?(_ text: ArraySlice<UInt8>) {
    guard let identity = Identity(text) else { return nil }
    self.identity = identity
  }

  /// The first 64 bits.
  public var high: UInt64 { identity.high }
  /// The other 64 bits.
  public var low: UInt64 { identity.low }
  /// The 32 digits as bytes.
  public var digits: [UInt8] { identity.digits }
  /// The 32 digits.
  public var text: PlainText { PlainText(utf8: digits) }

  /// An order that is the same on every device.
  public static func < (left: GameID, right: GameID) -> Bool { left.identity < right.identity }
}
