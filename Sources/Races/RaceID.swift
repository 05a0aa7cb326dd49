import ByteStrings
import Games
import Sync

/// The ID of a race: 60 random bits, written as 12 characters like the invitation code of a circle. Anybody who knows
/// it may watch the race and join it, so it is also the invitation code.
public struct RaceID: Hashable, Sendable {
  /// The lowest 60 bits hold the ID.
  public let bits: UInt64

  /// The ID with the lowest 60 of these bits.
  public init(bits: UInt64) { self.bits = InviteCode(bits: bits).bits }

  /// Reads an ID as people spell it: `7k3f 9qxd-02mn`. Nil for anything else.
  public init?(spelled text: [UInt8]) {
    guard let code = InviteCode(spelled: text) else { return nil }
    bits = code.bits
  }

  /// The 12 characters: `7K3F9QXD02MN`.
  public var characters: [UInt8] {
    InviteCode(bits: bits).spelling.filter { $0 != UInt8(ascii: "-") }
  }
}

extension RaceID: TextCodable {
  /// Writes the 12 characters.
  public func write(to text: inout TextWriter) {
    text.write(characters)
  }

  /// Reads the 12 characters, in their canonical spelling.
  public init(from text: inout TextReader) throws(TextError) {
    let field = Array(try text.field())
    guard let id = RaceID(spelled: field), id.characters == field else { throw .unexpected }
    self = id
  }
}
