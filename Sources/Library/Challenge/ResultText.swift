import ByteStrings

/// A game as the text of a link: its record with the moves, so that the recipient can replay it. The text is
/// obfuscated like a challenge (see `ChallengeText`), so that nobody can read it at a glance.
public enum ResultText {
  /// "result" in ASCII.
  private static let form = ChallengeText(seed: 0x72_6573_756c_74)

  /// The text of a game, of letters and digits only. The same game always has the same text.
  public static func text(of session: AnySession) -> PlainText {
    text(ofRecord: session.record)
  }

  /// The text of the game with this record.
  public static func text(ofRecord record: [UInt8]) -> PlainText { form.text(of: record, salt: 0) }

  /// The game in a text, up to the first move that the rules of this version do not allow.
  /// - Throws: what is wrong with the text, if it contains no game at all.
  public static func reading(_ text: ArraySlice<UInt8>) throws(ChallengeError) -> RecordReading {
    let record = Array(try form.content(of: text))
    guard let reading = try? RecordReading(record) else { throw .impossible }
    return reading
  }
}
