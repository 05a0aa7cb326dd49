import ByteStrings

/// A game as the text of a link: its record, with its moves, so that whoever opens the link can replay
/// it. It is covered as a challenge is (see `ChallengeText`), so that nothing of it can be read at a
/// glance.
public enum ResultText {
  /// "result" in ASCII.
  private static let form = ChallengeText(seed: 0x72_6573_756c_74)

  /// The text of a game, of letters and digits only. The same game has the same text.
  public static func text(of session: AnySession) -> PlainText {
    text(ofRecord: session.record)
  }

  /// The text of the game of a record.
  public static func text(ofRecord record: [UInt8]) -> PlainText { form.text(of: record, salt: 0) }

  /// The game that a text holds, as far as the rules of this copy allow its moves.
  /// - Throws: what is wrong with the text, where there is no game at all.
  public static func reading(_ text: ArraySlice<UInt8>) throws(ChallengeError) -> RecordReading {
    let record = Array(try form.content(of: text))
    guard let reading = try? RecordReading(record) else { throw .impossible }
    return reading
  }
}
