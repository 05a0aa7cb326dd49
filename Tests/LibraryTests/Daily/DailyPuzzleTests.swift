import Foundation
import Games
import Testing
import WordData
import Words

@testable import Library

@Suite("The puzzles of a day")
struct DailyPuzzleTests {
  /// The five puzzles of a day, as the lines of their records.
  static func five(of day: Day) throws -> String {
    var five = ""
    for kind in GameKind.allCases {
      let lines = text(try session(kind, of: day).record).split(separator: "\n")
      five += lines.filter { line in
        ["game ", "options ", "puzzle "].contains { line.hasPrefix($0) }
      }.map { $0 + "\n" }.joined()
    }
    return five
  }

  /// A game of a day, as the screens deal it.
  static func session(
    _ kind: GameKind, of day: Day, begun: WallTime = 1000, device: UInt64 = 1
  ) throws -> AnySession {
    let header = SessionHeader(id: day.identity(device), created: begun)
    var random = SeededRandom(seed: day.seed(of: kind))
    let dealing = day.dealing(of: kind)
    switch kind {
    case .codeword:
      let puzzle = try Codeword.deal(.daily, using: &random, from: .standard, by: dealing)
      return .codeword(try Session(header, options: .daily, puzzle: puzzle))
    case .anagrams:
      let options = try #require(Anagrams.dailyOptions(on: day, in: .english))
      let puzzle = try Anagrams.deal(options, using: &random, from: .standard, by: dealing)
      return .anagrams(try Session(header, options: options, puzzle: puzzle))
    case .hangman:
      let options = try #require(HangmanOptions.daily)
      let puzzle = try Hangman.deal(options, using: &random, from: hangman.get(), by: dealing)
      return .hangman(try Session(header, options: options, puzzle: puzzle))
    case .memorize:
      let puzzle = Memorize.deal(.daily, using: &random, from: .daily, by: dealing)
      return .memorize(try Session(header, options: .daily, puzzle: puzzle))
    case .times:
      let options = try #require(Times.dailyOptions(on: day, in: .english))
      let puzzle = Times.deal(options, using: &random, from: TimesFacts())
      return .times(try Session(header, options: options, puzzle: puzzle))
    }
  }

  private static let hangman = Result { try HangmanBook(HangmanWords.bytes(in: .english)) }

  static let goldenDates = ["2026-02-28", "2026-11-21", "2026-11-30", "2026-12-01", "2028-02-29"]

  @Test("the five puzzles of a day never change", arguments: goldenDates)
  func golden(date: String) throws {
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
      .appending(path: "golden/daily/\(date).puzzles")
    let puzzles = try Self.five(of: day(date))
    #expect(try String(contentsOf: file, encoding: .utf8) == puzzles)
  }

  @Test("the seed is half the FNV-1a hash of a line that anybody can write")
  func formula() throws {
    let line = Array("pastime daily 2026-11-21 codeword 1".utf8)
    #expect(try day("2026-11-21").seed(of: .codeword) == Fingerprint(of: line).low)
  }

  @Test("no two days or games have the same seed for ten years")
  func seeds() throws {
    var seeds: Set<UInt64> = []
    for number in 20_778..<24_430 as Range<Int32> {
      for kind in GameKind.allCases { seeds.insert(Day(number: number).seed(of: kind)) }
    }
    #expect(seeds.count == 3652 * 5)
  }

  @Test("every day of a month deals five games, and one day is unlike the next")
  func aMonth() throws {
    var last = ""
    for number in 20_778..<20_809 as Range<Int32> {
      let five = try Self.five(of: Day(number: number))
      #expect(five != last)
      last = five
    }
  }

  @Test(
    "since puzzles are dealt by turns, the last digit seldom tells the answer of a Times problem")
  func lastDigits() throws {
    var (telling, all) = (0, 0)
    for number in 20_788..<20_819 as Range<Int32> {
      guard case .times(let session) = try Self.session(.times, of: Day(number: number)) else {
        return
      }
      for problem in (0..<session.puzzle.count).map(session.puzzle.problem) {
        let last = problem.answers.count { $0 % 10 == problem.fact.result % 10 }
        all += 1
        if last == 1 { telling += 1 }
      }
    }
    #expect(all == 310)
    #expect(telling < 62)
  }

  @Test("an identity names its day, and two devices have different identities")
  func identities() throws {
    for number in [0, 1, 20_778, 2_932_896] as [Int32] {
      let day = Day(number: number)
      #expect(Day(identity: day.identity(7)) == day)
      #expect(Day(identity: day.identity(.max)) == day)
      #expect(day.identity(7) != day.identity(8))
    }
    #expect(try day("2026-11-21").identity(0).text.hasPrefix("6461696c79"))
  }

  @Test("a random identity, a sample's identity and an identity out of range name no day")
  func otherIdentities() throws {
    #expect(Day(identity: identity(1)) == nil)
    #expect(Day(identity: GameID(high: 0x6461_696c_7a00_512a, low: 0)) == nil)
    #expect(Day(identity: GameID(high: 0x6461_696c_792c_c0a1, low: 0)) == nil)
    // The first half of the identities of all samples: "pastime" in ASCII.
    #expect(Day(identity: GameID(high: 0x7061_7374_696d_6500, low: 1)) == nil)
  }

  @Test("a branch and a game that somebody sent belong to no day")
  func provenance() throws {
    let id = try day("2026-11-21").identity(1)
    #expect(SessionHeader(id: id, created: .zero).day == (try day("2026-11-21")))
    #expect(SessionHeader(id: id, created: .zero, origin: .challenge).day == nil)
    #expect(SessionHeader(id: id, created: .zero, origin: .sample).day == nil)
    #expect(SessionHeader(id: id, created: .zero, branchOf: identity(1)).day == nil)
  }

  @Test("a record keeps its day", arguments: GameKind.allCases)
  func record(kind: GameKind) throws {
    let session = try Self.session(kind, of: day("2026-11-21"))
    let reading = try RecordReading(session.record)
    #expect(reading.session.header.day == (try day("2026-11-21")))
  }
}
