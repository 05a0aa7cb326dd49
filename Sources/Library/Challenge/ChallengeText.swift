import ByteStrings
import Games

/// The common format of the text of every challenge: bytes in base 32 (RFC 4648, in lower case and without
/// padding).
///
/// The bytes are the version, two bytes of salt, the obfuscated content, and two bytes of a checksum over
/// everything before obfuscation. So nobody can read it at a glance, but it is not secret: anybody who knows
/// this code can undo it.
struct ChallengeText {
  private static let version: UInt8 = 1
  private static let headCount = 3
  private static let checkCount = 2

  /// Gives each game a different obfuscation.
  let seed: UInt64

  /// The text, of letters and digits only. Different salts give different texts for the same content, so that
  /// two challenges cannot be compared.
  func text(of content: [UInt8], salt: UInt16) -> PlainText {
    var bytes = [Self.version, UInt8(salt >> 8), UInt8(salt & 255)]
    bytes.append(contentsOf: content)
    let check = Self.check(bytes)
    cover(&bytes, salt: salt)
    bytes.append(UInt8(check >> 8))
    bytes.append(UInt8(check & 255))
    return PlainText(utf8: Base32.text(of: bytes))
  }

  /// The content of a text.
  /// - Throws: what is wrong with the text.
  func content(of text: ArraySlice<UInt8>) throws(ChallengeError) -> ArraySlice<UInt8> {
    guard var bytes = Base32.bytes(of: text) else { throw .notAChallenge }
    guard let version = bytes.first, version > 0 else { throw .notAChallenge }
    guard version == Self.version else { throw .laterVersion }
    guard bytes.count > Self.headCount + Self.checkCount else { throw .damaged }
    let found = UInt16(bytes[bytes.count - 2]) << 8 | UInt16(bytes[bytes.count - 1])
    bytes.removeLast(Self.checkCount)
    cover(&bytes, salt: UInt16(bytes[1]) << 8 | UInt16(bytes[2]))
    guard Self.check(bytes) == found else { throw .damaged }
    return bytes[Self.headCount...]
  }

  /// Adds or removes the obfuscation of the bytes after the header: a stream derived from the salt.
  private func cover(_ bytes: inout [UInt8], salt: UInt16) {
    var random = SeededRandom(seed: seed ^ UInt64(salt))
    for index in Self.headCount..<bytes.count { bytes[index] ^= UInt8(random.next() >> 24) }
  }

  private static func check(_ bytes: [UInt8]) -> UInt16 {
    UInt16(truncatingIfNeeded: Fingerprint(of: bytes).low)
  }
}

/// What is wrong with the text of a challenge.
public enum ChallengeError: Error, Equatable, Sendable {
  /// It is not the text of a challenge.
  case notAChallenge
  /// A later version of Pastime made it.
  case laterVersion
  /// A part is missing or was changed in transit.
  case damaged
  /// Its content is impossible for a game.
  case impossible
}
