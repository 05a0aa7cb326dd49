import Games
import Testing
import WordData
import Words

@testable import Library

@Suite("Records, links and days with words in another language")
struct OtherLanguageRecordTests {
  /// A record of each game of words in each language, as a person would write it.
  private static let records = [
    """
    pastime 1
    game codeword 4
    id 0000000000000000000000000000000a
    begun 1000
    options length=5 attempts=6 mode=hard words=de
    puzzle k%c3%a4fig

    2000 2000 rampe
    4000 4000 k%c3%a4fig

    """,
    """
    pastime 1
    game anagrams 2
    id 0000000000000000000000000000000b
    begun 1000
    options mode=find-all racks=easy count=1 words=de
    puzzle rack=ckb%c3%a4re words=b%c3%a4r,eck,b%c3%a4cker bonus=ark

    1000 1000 word b%c3%a4r
    2000 2000 hint 2
    3000 3000 word b%c3%a4cker

    """.replacing("bonus=ark", with: "bonus="),
    """
    pastime 1
    game hangman 2
    id 0000000000000000000000000000000c
    begun 1000
    options answers=animals difficulty=any misses=6 mode=standard words=de
    puzzle category=animals answer=K%c3%a4nguru clue=H%c3%bcpft_weit

    1000 1000 letter %c3%a4
    2000 2000 letter a
    3000 3000 answer k%c3%a4nguru

    """,
    """
    pastime 1
    game codeword 5
    id 0000000000000000000000000000000d
    begun 1000
    options length=5 attempts=6 mode=hard words=fr
    puzzle ecole

    2000 2000 chose
    4000 4000 ecole

    """,
    """
    pastime 1
    game anagrams 3
    id 0000000000000000000000000000000e
    begun 1000
    options mode=find-all racks=easy count=1 words=fr
    puzzle rack=aijnrd words=jardin bonus=

    1000 1000 word jardin

    """,
    """
    pastime 1
    game hangman 3
    id 0000000000000000000000000000000f
    begun 1000
    options answers=food difficulty=any misses=6 mode=standard words=fr
    puzzle category=food answer=cr%c3%aape clue=%c3%a0_la_Chandeleur

    1000 1000 letter e
    2000 2000 answer crepe

    """,
  ]

  private func session(_ record: String) throws -> AnySession {
    let reading = try RecordReading(Array(record.utf8))
    #expect(reading.error == nil)
    return reading.session
  }

  @Test("a record is read, replayed and written to the byte", arguments: records)
  func roundTrip(record: String) throws {
    let session = try session(record)
    #expect(session.words == (record.contains("words=de") ? .german : .french))
    #expect(String(decoding: session.record, as: UTF8.self) == record)
    #expect(record.utf8.allSatisfy { $0 < 0x80 })
  }

  @Test("another language needs later rules, so that an earlier copy leaves the game alone")
  func rules() throws {
    let rules = ["codeword 4", "anagrams 2", "hangman 2", "codeword 5", "anagrams 3", "hangman 3"]
    for (record, rules) in zip(Self.records, rules) {
      let name = rules.prefix { $0 != " " }
      for earlier in 1..<(try #require(Int(rules.suffix(1)))) {
        let text = record.replacing("game \(rules)", with: "game \(name) \(earlier)")
        #expect(throws: RecordError.self) { try RecordReading(Array(text.utf8)) }
      }
    }
    let english = String(decoding: record(), as: UTF8.self)
    let text = english.replacing("game codeword 1", with: "game codeword 4")
    #expect(throws: RecordError(line: 2, reason: .laterRules)) {
      try RecordReading(Array(text.utf8))
    }
  }

  @Test(
    "damage is refused or leaves a legal game, and never crashes the reader", arguments: records)
  func damaged(record: String) throws {
    let bytes = Array(record.utf8)
    for index in bytes.indices {
      for byte in [UInt8(ascii: "%"), UInt8(ascii: "z"), 0xC3, UInt8(ascii: " "), 0] {
        var damaged = bytes
        damaged[index] = byte
        if let session = try? RecordReading(damaged).session {
          #expect((try? RecordReading(session.record))?.session == session)
        }
      }
    }
  }

  @Test("a link carries a puzzle with its language", arguments: records)
  func links(record: String) throws {
    switch try session(record) {
    case .codeword(let session): try check(session)
    case .anagrams(let session): try check(session)
    case .hangman(let session): try check(session)
    default: Issue.record("it is not a game of words")
    }
  }

  private func check<G: SendableGame>(_ session: Session<G>) throws {
    let challenge = try Challenge<G>(session.puzzle, options: session.options)
    let read = try Challenge<G>(Array(challenge.text(salt: 7).utf8)[...])
    #expect(read == challenge)
    let again = read.session(id: identity(9), created: 1000)
    #expect(again.words == G.wrap(session).words)
    #expect(again.isLike(G.wrap(session)))
  }

  /// Earlier copies read the first number of a link as a length, or as a mode.
  @Test("an earlier copy finds no game in a link with another language")
  func earlierLinks() throws {
    for record in Self.records {
      switch try session(record) {
      case .codeword(let session):
        let content = Codeword.content(of: session.puzzle, session.options)
        #expect(!CodewordOptions.lengths.contains(Int(content[0] & 15)))
      case .anagrams(let session):
        let content = Anagrams.content(of: session.puzzle, session.options)
        #expect(AnagramsOptions.Mode(rawValue: content[0] >> 4) == nil)
      case .hangman(let session):
        let content = Hangman.content(of: session.puzzle, session.options)
        // After the mode they expect the puzzle.
        #expect(
          String(decoding: content, as: UTF8.self).contains(
            "mode=standard words=\(session.options.words.tag) category="))
      default: break
      }
    }
  }

  @Test("an unknown language makes a link impossible")
  func unknownLanguage() throws {
    #expect(Codeword.challenge(in: [8 | 5, 0, 9, 1, 2, 3, 4, 5]) == nil)
    #expect(Codeword.challenge(in: [8 | 5, 0, 0, 1, 2, 3, 4, 5]) == nil, "English is not named")
    #expect(Codeword.challenge(in: [8 | 5, 0]) == nil)
    #expect(Codeword.challenge(in: [8 | 5, 0, 1, 1, 2, 3, 4, 28])?.0.words == .german)
    #expect(Codeword.challenge(in: [8 | 5, 0, 1, 1, 2, 3, 4, 29]) == nil)
  }

  @Test("a day has another puzzle in German, and its English seeds stay the same")
  func days() throws {
    let day = Day(number: 20_800)
    for kind in [GameKind.codeword, .anagrams, .hangman] {
      #expect(day.seed(of: kind) == day.seed(of: kind, in: .english))
      #expect(day.seed(of: kind, in: .german) != day.seed(of: kind))
    }
    let line = "pastime daily \(day.text) codeword 4 de"
    #expect(day.seed(of: .codeword, in: .german) == Fingerprint(of: Array(line.utf8)).low)
    let hangman = "pastime daily \(day.text) hangman 2 de"
    #expect(day.seed(of: .hangman, in: .german) == Fingerprint(of: Array(hangman.utf8)).low)
  }

  @Test("the German puzzles of a day never change")
  func golden() throws {
    let day = try #require(Day(Array("2026-12-24".utf8)[...]))
    var random = SeededRandom(seed: day.seed(of: .codeword, in: .german))
    let options = try #require(Codeword.dailyOptions(on: day, in: .german))
    let secret = try Codeword.deal(
      options, using: &random, from: .standard(in: .german), by: day.dealing(of: .codeword)
    ).secret
    #expect(WordBook.standard(in: .german).wordClass(of: secret) == .answer)
    #expect(Anagrams.dailyOptions(on: day, in: .german)?.words == .german)
    #expect(Hangman.dailyOptions(on: day, in: .german)?.words == .german)
    #expect(
      Memorize.dailyOptions(on: day, in: .german) == Memorize.dailyOptions(on: day, in: .english))
  }

  @Test("statistics, bests and missed words count the games of one language")
  func statistics() throws {
    let library = GameLibrary()
    library.add(try session(Self.records[0]))
    library.add(try newGame("crane", id: 2))
    let english = try #require(library.session(identity(2))?.session(of: Codeword.self))
    try library.play(
      CodewordMove(word("crane")), in: english, clock: 1000, date: 2000, book: nil)
    #expect(CodewordStatistics(library).common.played == 2)
    #expect(CodewordStatistics(library, in: .german).common.played == 1)
    #expect(CodewordStatistics(library, in: .german).fewest?.number == 2)
    #expect(CodewordStatistics(library, in: .english).fewest?.number == 1)
    #expect(HangmanStatistics(library, in: .german).common.played == 0)
    #expect(AnagramsStatistics(library, in: .german).racks == 0)
  }

  @Test("the language of words is a setting that goes to other devices, kept by its tag")
  func setting() throws {
    var settings = Settings()
    #expect(settings.words == .english && settings.text.isEmpty)
    settings.words = .german
    #expect(settings.codeword == CodewordOptions.standard.with(.german))
    #expect(settings.anagrams.words == .german && settings.hangman.words == .german)
    #expect(String(decoding: settings.text, as: UTF8.self) == "words de\n")
    #expect(Settings(text: settings.text) == settings)
    settings.codeword = try #require(CodewordOptions(length: 6, words: .german))
    #expect(
      String(decoding: settings.text, as: UTF8.self)
        == "words de\ncodeword length=6 attempts=any mode=standard\n")
    // A player chose it: it is not only the default.
    settings.words = .english
    #expect(Settings(text: settings.text)[.words] == 1)
    #expect(Settings.travels(Array("words".utf8)))
  }
}
