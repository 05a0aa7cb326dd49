import ByteStrings
import Games
import Sync

/// What names a race: 60 random bits, written as 12 signs like the code of a circle. Whoever knows it may look
/// at the race and join it, so it is the code at the same time.
public struct RaceID: Hashable, Sendable {
  /// The bits, the lowest 60.
  public let bits: UInt64

  /// The race that the lowest 60 of these bits name.
  public init(bits: UInt64) { self.bits = InviteCode(bits: bits).bits }

  /// Reads a name as people spell it: `7k3f 9qxd-02mn`. Nil for all else.
  public init?(spelled text: [UInt8]) {
    guard let code = InviteCode(spelled: text) else { return nil }
    bits = code.bits
  }

  /// The 12 signs: `7K3F9QXD02MN`.
  public var signs: [UInt8] {
    InviteCode(bits: bits).spelling.filter { $0 != UInt8(ascii: "-") }
  }
}

extension RaceID: TextCodable {
  /// Writes the 12 signs.
  public func write(to text: inout TextWriter) {
    text.write(signs)
  }

  /// Reads the 12 signs, in their one spelling.
  public init(from text: inout TextReader) throws(TextError) {
    let field = Array(try text.field())
    guard let id = RaceID(spelled: field), id.signs == field else { throw .unexpected }
    self = id
  }
}
