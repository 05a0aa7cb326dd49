import ByteStrings
import Games

/// A pack as a part of a link, which contains everything that the other device needs.
extension WordPack {
  /// "WordPack" in ASCII.
  private static let seed: UInt64 = 0x576f_7264_5061_636b
  /// The most bytes of a pack that is sent in a link. Some messengers cut longer links.
  private static let linkLimit = 4_000

  /// The text for a link, of letters and digits only, so that nobody reads the words at a glance; nil if the pack is
  /// too long for a link.
  public var linkText: PlainText? {
    let content = text
    if content.count > Self.linkLimit { return nil }
    let salt = UInt16(truncatingIfNeeded: Fingerprint(of: content).low)
    return ChallengeText(seed: Self.seed).text(of: content, salt: salt)
  }

  /// The pack in the text of a link.
  /// - Throws: what is wrong with the text.
  public init(link text: ArraySlice<UInt8>) throws(ChallengeError) {
    let content = try ChallengeText(seed: Self.seed).content(of: text)
    let reading = WordPackReading(of: Array(content))
    guard let pack = reading.pack, reading.faults.isEmpty else { throw .impossible }
    self = pack
  }
}
