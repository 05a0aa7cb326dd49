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
      + sessions(of: .hangman, stages: hangman, after: 64, before: now - Milliseconds(900_000))
      + sessions(of: .memorize, stages: memorize, after: 96, before: now - Milliseconds(600_000))
      + sessions(of: .times, stages: times, after: 128, before: now - Milliseconds(2_700_000))
  }

  /// "pastime\0" in ASCII: the first half of the identities of samples.
  private static let identities: UInt64 = 0x7061_7374_696d_6500

  /// A line a game: its options, its secret, its moves; before each part a semicolon.
  private static let codeword: StaticString = """
    length=5 attempts=any mode=standard;crane
    length=3 attempts=any mode=standard;fox;cat;for
    length=4 attempts=any mode=standard;moon;lamp;move
    length=5 attempts=any mode=standard;house;slate;mouse
    length=6 attempts=any mode=standard;planet;garden;listen
    length=5 attempts=any mode=standard;river;crane;tiger;river
    length=5 attempts=6 mode=standard;light;crane;might;night;sight;right;fight
    length=5 attempts=any mode=hard;stone;crane;shine

    """

  /// A line a game: its options, the letters of its racks, its moves; before each part a semicolon.
  private static let anagrams: StaticString = """
    mode=classic racks=samples count=3;cdenno ehhssu hisswy
    mode=classic racks=samples count=2;ehhssu cdenno;word she;word hush;word hushes;word code;word one
    mode=find-all racks=samples count=1;cdenno;word cod;word con;word done;word coned;hint 26
    mode=timed racks=samples count=2;hisswy ehhssu;word wish;word his
    mode=classic racks=samples count=1;hisswy;word wish;word swishy
    mode=find-all racks=samples count=1;ehhssu;word she;word hushes;word sues;pass

    """

  /// A line a game: its options, its answers, its moves; before each part a semicolon.
  private static let hangman: StaticString = """
    answers=animals difficulty=any misses=6 mode=standard;category=animals answer=hummingbird clue=tiny_bird_that_hovers_at_flowers;letter e;letter i;letter n;letter s
    answers=phrases difficulty=any misses=6 mode=standard;category=phrases answer=mum's_the_word clue=keep_it_secret;letter e;letter t;letter a;letter o;answer mumstheword
    answers=any difficulty=any misses=8 mode=standard;category=food answer=cr%c3%a8me_br%c3%bbl%c3%a9e clue=custard_with_a_crust_of_burnt_sugar;letter e;letter a;hint;letter r
    answers=any difficulty=hard misses=6 mode=standard;category=science answer=zinc clue=metal_that_protects_iron_from_rust;letter e;letter a;letter s;letter t;letter o;letter r

    """

  /// A line a game: its options, its board, its moves; before each part a semicolon.
  private static let memorize: StaticString = """
    scoring=plain players=1;name=Animals color=orange emoji=%f0%9f%90%a7,%f0%9f%90%bc,%f0%9f%90%b8,%f0%9f%90%a8,%f0%9f%90%b5,%f0%9f%90%94 cards=031425405213;1;5;9;2;3;11;7;6;1;9
    scoring=plain players=1;name=Fruit color=red emoji=%f0%9f%8d%8e,%f0%9f%8d%8b,%f0%9f%8d%93,%f0%9f%8d%92 cards=01233210;1;8;2;3;4;5;7;2;3;6
    scoring=quick players=1;name=Sea_life color=blue,teal emoji=%f0%9f%90%99,%f0%9f%90%a0,%f0%9f%90%ac,%f0%9f%90%b3,%f0%9f%90%9a,%f0%9f%90%a2 cards=504132315042;1;7;2;9
    scoring=plain players=2;name=Sweets color=pink emoji=%f0%9f%8d%b0,%f0%9f%8d%ad,%f0%9f%8d%a9,%f0%9f%8d%aa,%f0%9f%8d%a6 cards=4021304312;1;6;2;4;2;6;3;10

    """

  /// A line a game: its options, its problems, its moves; before each part a semicolon.
  private static let times: StaticString = """
    mode=round operations=* first=10-20 second=10-20 count=4 answers=4 wrong=near;12*17=202,204,206,201 20*11=219,223,220,222 15*13=195,193,196,197 18*14=249,252,251,254;start;answer 204;next;answer 220;next;answer 197;next
    mode=round operations=* first=10-20 second=10-20 count=3 answers=4 wrong=near;13*13=169,171,167,168 20*17=336,340,341,339 11*19=209,205,208,210;start;answer 169;next;answer 341;next;answer 209
    mode=round operations=*/+- first=2-10 second=2-10 count=5 answers=0 wrong=near;7*8 54/6 9+8 15-7 6*7;start;answer 56;next;answer 9;next;answer 17;next;answer 8;next;answer 42
    mode=round operations=* first=2-9 second=2-9 count=3 answers=4 wrong=slips;6*8=48,42,54,56 7*9=63,36,56,72 4*7=28,21,35,32

    """

  /// The games of a kind. Its first identity is the one after `last`, so that each kind has room for
  /// more.
  private static func sessions(
    of kind: GameKind, stages: StaticString, after last: UInt64, before now: Milliseconds
  ) -> [AnySession] {
    var sessions: [AnySession] = []
    let text = stages.withUTF8Buffer { Array($0) }
    for line in text.split(separator: UInt8(ascii: "\n")) {
      let number = Int64(sessions.count + 1)
      // Unchecked, because a checked product of 64 bits would need one of 128, which wasm lacks.
      let begun = now - Milliseconds(number &* 3_600_000)
      let id = RecordID(high: identities, low: last + UInt64(number))
      let header = SessionHeader(id: id, begun: begun, origin: .sample)
      let record = record(header, kind, line.split(separator: UInt8(ascii: ";")))
      if let reading = try? RecordReading(record) { sessions.append(reading.session) }
    }
    return sessions
  }

  /// The record of a game, with half a minute of play for each move, of a Times with three seconds.
  private static func record(
    _ header: SessionHeader, _ kind: GameKind, _ parts: [ArraySlice<UInt8>]
  ) -> [UInt8] {
    var text = TextWriter()
    RecordWriter.write(header, of: kind, rules: 1, to: &text)
    text.write("options ")
    text.write(Array(parts[0]))
    text.write("\npuzzle ")
    switch kind {
    case .codeword, .hangman, .memorize, .times: text.write(Array(parts[1]))
    case .anagrams: writeRacks(parts[1], to: &text)
    }
    text.write("\n\n")
    for number in 2..<max(parts.count, 2) {
      let time = Int64(number - 1) &* (kind == .times ? 3_000 : 30_000)
      text.write(time)
      text.space()
      text.write(time)
      text.space()
      text.write(Array(parts[number]))
      text.endLine()
    }
    return text.bytes
  }

  /// Racks that are known by name, with just the words of their lists.
  private static func writeRacks(_ names: ArraySlice<UInt8>, to text: inout TextWriter) {
    var isFirst = true
    for name in names.split(separator: UInt8(ascii: " ")) {
      guard let letters = Word(ascii: name),
        let rack = AnagramsSamples.rack(letters, accepting: nil)
      else { continue }
      if !isFirst { text.space() }
      isFirst = false
      rack.write(to: &text)
    }
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
