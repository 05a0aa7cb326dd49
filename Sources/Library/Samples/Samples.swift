import Games
import Words

/// Games for trying and for tests, in several stages of completion. They are marked as samples, so
/// that no statistics count them, and always have the same identities.
public enum Samples {
  /// Games that were made in the hours before a moment, those of each kind from the latest on.
  /// - Parameter now: the moment by the calendar, in milliseconds since the beginning of 1970.
  public static func all(now: Milliseconds) -> [AnySession] {
    sessions(of: .codeword, stages: codeword, after: 0, before: now)
      + sessions(
        of: .anagrams, stages: anagrams, after: 32, before: now - Milliseconds(1_800_000))
  }

  /// "pastime\0" in ASCII: the first half of the identities of samples.
  private static let identities: UInt64 = 0x7061_7374_696d_6500

  /// A line a game: its options, its secret, its attempts.
  private static let codeword: StaticString = """
    length=5 attempts=any mode=standard crane
    length=3 attempts=any mode=standard fox cat for
    length=4 attempts=any mode=standard moon lamp move
    length=5 attempts=any mode=standard house slate mouse
    length=6 attempts=any mode=standard planet garden listen
    length=5 attempts=any mode=standard river crane tiger river
    length=5 attempts=6 mode=standard light crane might night sight right fight
    length=5 attempts=any mode=hard stone crane shine

    """

  /// A line a game: its options, the letters of its racks, its moves.
  private static let anagrams: StaticString = """
    mode=classic racks=samples count=3 cdenno ehhssu hisswy
    mode=classic racks=samples count=2 ehhssu cdenno word she word hush word hushes word code word one
    mode=find-all racks=samples count=1 cdenno word cod word con word done word coned hint 26
    mode=timed racks=samples count=2 hisswy ehhssu word wish word his
    mode=classic racks=samples count=1 hisswy word wish word swishy
    mode=find-all racks=samples count=1 ehhssu word she word hushes word sues pass

    """

  /// The games of a kind. Its first identity is the one after `last`, so that each kind has room for
  /// more.
  private static func sessions(
    of kind: GameKind, stages: StaticString, after last: UInt64, before now: Milliseconds
  ) -> [AnySession] {
    let text = stages.withUTF8Buffer { Array($0) }
    var sessions: [AnySession] = []
    var start = 0
    for end in text.indices where text[end] == UInt8(ascii: "\n") {
      let number = Int64(sessions.count + 1)
      // Unchecked, because a checked product of 64 bits would need one of 128, which wasm lacks.
      let begun = now - Milliseconds(number &* 3_600_000)
      let id = RecordID(high: identities, low: last + UInt64(number))
      let header = SessionHeader(id: id, begun: begun, origin: .sample)
      var line = TextReader(text, in: start..<end)
      start = end + 1
      switch kind {
      case .codeword: if let session = codeword(header, &line) { sessions.append(session) }
      case .anagrams: if let session = anagrams(header, &line) { sessions.append(session) }
      }
    }
    return sessions
  }

  private static func codeword(
    _ header: SessionHeader, _ line: inout TextReader
  ) -> AnySession? {
    guard let options = try? CodewordOptions(from: &line),
      let puzzle = try? CodewordPuzzle(from: &line),
      let session = try? Session<Codeword>(header, options: options, puzzle: puzzle)
    else { return nil }
    return played(session, by: &line)
  }

  private static func anagrams(
    _ header: SessionHeader, _ line: inout TextReader
  ) -> AnySession? {
    guard let options = try? AnagramsOptions(from: &line) else { return nil }
    var racks: [AnagramsRack] = []
    for _ in 0..<options.count {
      guard let letters = try? Word(from: &line),
        let rack = AnagramsSamples.rack(letters, accepting: nil)
      else { return nil }
      racks.append(rack)
    }
    guard let puzzle = AnagramsPuzzle(racks: racks),
      let session = try? Session<Anagrams>(header, options: options, puzzle: puzzle)
    else { return nil }
    return played(session, by: &line)
  }

  /// The game after the moves of a line, with half a minute of play for each.
  private static func played<G: KeptGame>(
    _ session: Session<G>, by line: inout TextReader
  ) -> AnySession? {
    var session = session
    var time = Milliseconds.zero
    while let move = try? G.Move(from: &line) {
      time = time + Milliseconds(30_000)
      do { try session.play(move, at: time, since: time, in: nil) } catch { return nil }
    }
    return G.wrap(session)
  }
}

extension GameLibrary {
  /// Adds the sample games that are not there yet.
  /// - Parameter now: the moment by the calendar, in milliseconds since the beginning of 1970.
  public func addSamples(now: Milliseconds) {
    for session in Samples.all(now: now) where self.session(session.id) == nil {
      add(session)
    }
  }
}
