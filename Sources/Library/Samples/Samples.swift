import Games

/// Games for trying and for tests, in several stages of completion. They are marked as samples, so
/// that no statistics count them, and always have the same identities.
public enum Samples {
  /// Codewords that were made in the hours before a moment, the latest first.
  /// - Parameter now: the moment by the calendar, in milliseconds since the beginning of 1970.
  public static func codeword(now: Milliseconds) -> [AnySession] {
    let text = stages.withUTF8Buffer { Array($0) }
    var sessions: [AnySession] = []
    var start = 0
    for end in text.indices where text[end] == UInt8(ascii: "\n") {
      let number = Int64(sessions.count + 1)
      // Unchecked, because a checked product of 64 bits would need one of 128, which wasm lacks.
      let begun = now - Milliseconds(number &* 3_600_000)
      let id = RecordID(high: identities, low: UInt64(number))
      var line = TextReader(text, in: start..<end)
      start = end + 1
      let header = SessionHeader(id: id, begun: begun, origin: .sample)
      if let session = session(header, from: &line) { sessions.append(.codeword(session)) }
    }
    return sessions
  }

  /// "pastime\0" in ASCII: the first half of the identities of samples.
  private static let identities: UInt64 = 0x7061_7374_696d_6500

  /// A line a game: its options, its secret, its attempts.
  private static let stages: StaticString = """
    length=5 attempts=any mode=standard crane
    length=3 attempts=any mode=standard fox cat for
    length=4 attempts=any mode=standard moon lamp move
    length=5 attempts=any mode=standard house slate mouse
    length=6 attempts=any mode=standard planet garden listen
    length=5 attempts=any mode=standard river crane tiger river
    length=5 attempts=6 mode=standard light crane might night sight right fight
    length=5 attempts=any mode=hard stone crane shine

    """

  /// The game of a line, with half a minute of play for each attempt.
  private static func session(
    _ header: SessionHeader, from line: inout TextReader
  ) -> Session<Codeword>? {
    guard let options = try? CodewordOptions(from: &line),
      let puzzle = try? CodewordPuzzle(from: &line),
      var session = try? Session<Codeword>(header, options: options, puzzle: puzzle)
    else { return nil }
    var time = Milliseconds.zero
    while let move = try? CodewordMove(from: &line) {
      time = time + Milliseconds(30_000)
      do { try session.play(move, at: time, since: time, in: nil) } catch { return nil }
    }
    return session
  }
}

extension GameLibrary {
  /// Adds the sample games that are not there yet.
  /// - Parameter now: the moment by the calendar, in milliseconds since the beginning of 1970.
  public func addSamples(now: Milliseconds) {
    for session in Samples.codeword(now: now) where self.session(session.id) == nil {
      add(session)
    }
  }
}
