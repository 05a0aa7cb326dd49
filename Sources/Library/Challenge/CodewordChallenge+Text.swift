import ByteStrings
import Games
import Words

/// A challenge as text: bytes in base 32 (RFC 4648, in lower case and without padding).
///
/// The bytes are the version, two of salt, the covered bytes (length and mode, limit, the letters by
/// their place in the alphabet), and two of a check value over all before the cover was put on.
extension CodewordChallenge {
  private static let version: UInt8 = 1
  private static let headCount = 3
  private static let checkCount = 2

  /// The text, of letters and digits only. Another salt gives another text for the same challenge,
  /// so that two words cannot be compared.
  public func text(salt: UInt16) -> PlainText {
    var bytes = [Self.version, UInt8(salt >> 8), UInt8(salt & 255)]
    bytes.append(UInt8(options.length) | options.mode.rawValue << 4)
    bytes.append(UInt8(options.limit ?? 0))
    for place in 0..<puzzle.secret.count { bytes.append(puzzle.secret[place].index) }
    let check = Self.check(bytes)
    Self.cover(&bytes, salt: salt)
    bytes.append(UInt8(check >> 8))
    bytes.append(UInt8(check & 255))
    return PlainText(utf8: Base32.text(of: bytes))
  }

  /// The challenge that a text holds. Whether its word is in the lists is for `refusal(in:)`.
  /// - Throws: what is wrong with the text.
  public init(_ text: ArraySlice<UInt8>) throws(CodewordChallengeFault) {
    guard var bytes = Base32.bytes(of: text) else { throw .notAChallenge }
    guard let version = bytes.first, version > 0 else { throw .notAChallenge }
    guard version == Self.version else { throw .laterVersion }
    guard bytes.count > Self.headCount + Self.checkCount else { throw .damaged }
    let found = UInt16(bytes[bytes.count - 2]) << 8 | UInt16(bytes[bytes.count - 1])
    bytes.removeLast(Self.checkCount)
    Self.cover(&bytes, salt: UInt16(bytes[1]) << 8 | UInt16(bytes[2]))
    guard Self.check(bytes) == found else { throw .damaged }
    guard let challenge = Self.challenge(in: bytes[Self.headCount...]) else { throw .impossible }
    self = challenge
  }

  private static func challenge(in bytes: ArraySlice<UInt8>) -> CodewordChallenge? {
    guard bytes.count > 2 else { return nil }
    let (form, limit) = (bytes[bytes.startIndex], Int(bytes[bytes.startIndex + 1]))
    var ascii: [UInt8] = []
    for index in bytes.dropFirst(2) {
      guard index < 26 else { return nil }
      ascii.append(UInt8(ascii: "a") + index)
    }
    guard let secret = Word(ascii: ascii), let mode = CodewordOptions.Mode(rawValue: form >> 4),
      let options = CodewordOptions(
        length: Int(form & 15), limit: limit == 0 ? nil : limit, mode: mode)
    else { return nil }
    return try? CodewordChallenge(CodewordPuzzle(secret: secret), options: options)
  }

  /// Puts a cover on the bytes behind the head, or takes it off: a stream that follows from the salt.
  private static func cover(_ bytes: inout [UInt8], salt: UInt16) {
    var random = SeededRandom(seed: 0x436f_6465_776f_7264 ^ UInt64(salt))
    for place in headCount..<bytes.count { bytes[place] ^= UInt8(random.next() >> 24) }
  }

  private static func check(_ bytes: [UInt8]) -> UInt16 {
    UInt16(truncatingIfNeeded: RecordID(hashing: bytes).low)
  }
}

/// What is wrong with the text of a challenge.
public enum CodewordChallengeFault: Error, Equatable, Sendable {
  /// It is not the text of a challenge at all.
  case notAChallenge
  /// A later version of Pastime made it.
  case laterVersion
  /// A part is missing or was changed on the way.
  case damaged
  /// It holds options or a word that no Codeword can have.
  case impossible
}
