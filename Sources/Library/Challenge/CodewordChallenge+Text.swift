import ByteStrings
import Games
import Words

/// A challenge as text: see `ChallengeText`. The content is the length and the mode, the limit, and
/// the letters by their place in the alphabet.
extension CodewordChallenge {
  /// "Codeword" in ASCII.
  private static let form = ChallengeText(seed: 0x436f_6465_776f_7264)

  /// The text, of letters and digits only. Another salt gives another text for the same challenge,
  /// so that two words cannot be compared.
  public func text(salt: UInt16) -> PlainText {
    var content = [UInt8(options.length) | options.mode.rawValue << 4, UInt8(options.limit ?? 0)]
    for place in 0..<puzzle.secret.count { content.append(puzzle.secret[place].index) }
    return Self.form.text(of: content, salt: salt)
  }

  /// The challenge that a text holds. Whether its word is in the lists is for `refusal(in:)`.
  /// - Throws: what is wrong with the text.
  public init(_ text: ArraySlice<UInt8>) throws(ChallengeFault) {
    guard let challenge = Self.challenge(in: try Self.form.content(of: text)) else {
      throw .impossible
    }
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
}
