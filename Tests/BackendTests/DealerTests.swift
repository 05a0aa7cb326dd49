import Foundation
import Games
import GamesTesting
import JudgingTesting
import Library
import Sync
import Testing
import WordData
import Words

@testable import Backend

@Suite("Puzzles that a server deals")
struct DealerTests {
  private let day = Day(number: 20_778)
  private let secret = Secret(text: String(repeating: "0123456789abcdef", count: 4))

  private func dealer(_ secret: Secret = Secret()) -> Dealer {
    Dealer(secret: secret, books: JudgedBackend.books)
  }

  /// The first eight bytes of HMAC-SHA256 with this secret, calculated by Python's hmac.
  @Test(
    "the seed of a game is the beginning of a code that only the secret produces",
    arguments: [
      (GameKind.codeword, 0x4a3e_ee2d_2881_3788 as UInt64), (.memorize, 0x826c_6d90_1bfc_bef8),
    ])
  func seed(kind: GameKind, seed: UInt64) throws {
    let secret = try #require(secret)
    let deal = try #require(dealer(secret).deal(kind, on: day, in: .english))
    var random = SeededRandom(seed: seed)
    if kind == .codeword {
      let puzzle = try Codeword.deal(.daily, using: &random, from: .standard)
      #expect(deal.puzzle == puzzle.line)
    } else {
      let puzzle = Memorize.deal(.daily, using: &random, from: .daily)
      #expect(deal.puzzle == puzzle.line)
    }
  }

  @Test("the same secret deals the same puzzle and commitment, and another secret deals others")
  func deterministic() throws {
    let (mine, theirs) = (Secret(), Secret())
    for kind in GameKind.allCases {
      let deal = try #require(dealer(mine).deal(kind, on: day, in: .english))
      let again = try #require(dealer(mine).deal(kind, on: day, in: .english))
      #expect(deal.puzzle == again.puzzle && deal.commitment == again.commitment)
      #expect(deal.isAsCommitted)
      let other = try #require(dealer(theirs).deal(kind, on: day, in: .english))
      #expect(deal.salt != other.salt && deal.commitment != other.commitment)
      let later = try #require(dealer(mine).deal(kind, on: day.advanced(by: 1), in: .english))
      #expect(deal.salt != later.salt && deal.commitment != later.commitment)
      #expect(deal.options == later.options)
    }
  }

  @Test("each server takes the answers and racks of its days in turn, in its own order")
  func turns() throws {
    let (mine, theirs) = (dealer(), dealer())
    // Dealing takes long where few suit. How long nothing comes again follows from the turns, as it does for
    // the public five.
    for (kind, count) in [
      (GameKind.codeword, 366), (.anagrams, 40), (.hangman, 40), (.memorize, 16),
    ] as [(GameKind, Int32)] {
      let days = (0..<count).map { Day(number: 20_788 + $0) }
      let dealt = try days.map { day in
        try kind.answer(inPuzzle: #require(mine.deal(kind, on: day, in: .english)).puzzle)
      }
      #expect(Set(dealt).count == days.count)
      let others = try days.prefix(16).map { day in
        try kind.answer(inPuzzle: #require(theirs.deal(kind, on: day, in: .english)).puzzle)
      }
      #expect(others != Array(dealt.prefix(16)))
    }
  }

  @Test("a day has the options of the public five in each language, and a puzzle from its lists")
  func days() throws {
    let dealer = dealer()
    for words in WordLanguage.allCases {
      for kind in GameKind.allCases {
        let deal = try #require(dealer.deal(kind, on: day, in: words))
        #expect(deal.words == (kind.hasWords ? words : .english))
        #expect(deal.isAsCommitted)
      }
      let deal = try #require(dealer.deal(.codeword, on: day, in: words))
      var text = TextReader(deal.puzzle, alphabet: deal.alphabet)
      let secret = try CodewordPuzzle(from: &text).secret
      #expect(WordBook.standard(in: words).wordClass(of: secret) == .answer)
      #expect(deal.options == CodewordOptions.daily.with(words).line)
    }
    let puzzles = WordLanguage.allCases.map { dealer.deal(.codeword, on: day, in: $0)?.puzzle }
    #expect(Set(puzzles).count == WordLanguage.allCases.count)
    #expect(
      dealer.deal(.times, on: day, in: .german)?.commitment
        == dealer.deal(.times, on: day, in: .english)?.commitment)
  }

  @Test("a puzzle of no day has the chosen options, and is different each time")
  func ofNoDay() throws {
    let options = Array("length=6 attempts=6 mode=hard".utf8)
    let end = WallTime(5)
    let deals = try (0..<20).map { _ in
      try dealer().deal(.codeword, options: options, closing: end)
    }
    for deal in deals {
      #expect(deal.isAsCommitted && deal.day == nil && deal.closes == end)
      #expect(deal.options == options && deal.puzzle.count == 6)
    }
    #expect(Set(deals.map(\.salt)).count == 20 && Set(deals.map(\.puzzle)).count > 15)
  }

  @Test("a puzzle of no day has words of the chosen language")
  func language() throws {
    func puzzle<Puzzle: TextCodable>(_ kind: GameKind, _ options: String) throws -> Puzzle {
      let deal = try dealer().deal(kind, options: Array("\(options) words=de".utf8), closing: nil)
      var text = TextReader(deal.puzzle, alphabet: .german)
      return try Puzzle(from: &text)
    }
    let book = WordBook.standard(in: .german)
    for _ in 0..<30 {
      let codeword: CodewordPuzzle = try puzzle(
        .codeword, "length=4 attempts=any mode=standard")
      #expect(book.wordClass(of: codeword.secret) == .answer)
      let anagrams: AnagramsPuzzle = try puzzle(.anagrams, "mode=timed racks=easy count=1")
      #expect(anagrams.racks[0].blanks.allSatisfy(book.contains))
      let hangman: HangmanPuzzle = try puzzle(
        .hangman, "answers=any difficulty=hard misses=8 mode=standard")
      let category = try #require(hangman.category)
      #expect(Hangman.book(in: .german).entries(of: category).contains(hangman.entries[0]))
    }
    #expect(throws: DealingError.unreadable) {
      try dealer().deal(
        .codeword, options: Array("length=4 attempts=any mode=standard words=xx".utf8),
        closing: nil)
    }
  }

  @Test(
    "a dealer refuses options that no game knows, that have another spelling or cannot be judged",
    arguments: [
      (GameKind.codeword, "", DealingError.unreadable),
      (.codeword, "length=99 attempts=6 mode=hard", .unreadable),
      (.codeword, "length=06 attempts=6 mode=hard", .unreadable),
      (.codeword, "length=6 attempts=6 mode=hard ", .unreadable),
      (.times, "length=6 attempts=6 mode=hard", .unreadable),
    ])
  func refused(kind: GameKind, options: String, denial: DealingError) throws {
    #expect(throws: denial) {
      try dealer().deal(kind, options: Array(options.utf8), closing: nil)
    }
    let line = try #require(HangmanOptions(mode: .evil)).line
    #expect(throws: DealingError.notJudged) {
      try dealer().deal(.hangman, options: line, closing: nil)
    }
  }

  @Test("a server uses the options of the public five, and deals other puzzles")
  func options() throws {
    let deal = try #require(dealer().deal(.codeword, on: day, in: .english))
    #expect(deal.options == CodewordOptions.daily.line)
    let same = (0..<40).count { offset in
      let day = day.advanced(by: offset)
      var random = SeededRandom(seed: day.seed(of: .codeword))
      let puzzle = try? Codeword.deal(.daily, using: &random, from: .standard).line
      return dealer().deal(.codeword, on: day, in: .english)?.puzzle == puzzle
    }
    #expect(same < 3)
  }

  @Test("two servers that share a database deal once, whichever asks first", .everyStorage)
  func shared() async throws {
    let backend = try JudgedBackend()
    let other = Dealer(secret: Secret(), books: JudgedBackend.books)
    let (store, mine) = (backend.store, backend.dealer)
    let plays = try await withThrowingTaskGroup { tasks in
      for index in 0..<8 {
        let player = backend.players[index % 2]
        tasks.addTask {
          try await onThread {
            try store.open(
              .codeword, of: Day(of: JudgedBackend.start), in: .english, offline: false, by: player,
              dealtBy: index < 4 ? mine : other, at: JudgedBackend.start
            ).get().play
          }
        }
      }
      return try await tasks.reduce(into: []) { $0.append($1) }
    }
    #expect(Set(plays.map(\.id)).count == 2)
    #expect(Set(plays.map(\.commitment)).count == 1)
  }
}

@Suite("The file of a server's secret")
struct SecretFileTests {
  private let folder: TemporaryFolder
  private var file: SecretFile { SecretFile(path: folder.url.appending(path: "secret").path) }

  init() throws { folder = try TemporaryFolder() }

  @Test("the file is made once, for its user alone, and nothing else is left in the folder")
  func made() throws {
    let secret = try file.secret()
    #expect(try file.secret() == secret)
    let attributes = try FileManager.default.attributesOfItem(atPath: file.path)
    #expect(attributes[.posixPermissions] as? Int == 0o600)
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.url.path) == ["secret"])
    #expect(try String(contentsOfFile: file.path, encoding: .utf8) == secret.text + "\n")
  }

  @Test("when many make the file at the same time, one secret stays")
  func together() async throws {
    let file = file
    let secrets = try await withThrowingTaskGroup { tasks in
      for _ in 0..<8 { tasks.addTask { try await onThread { try file.secret().text } } }
      return try await tasks.reduce(into: Set()) { $0.insert($1) }
    }
    #expect(secrets.count == 1)
  }

  @Test("a file with other content is refused, and stays as it is")
  func damaged() throws {
    for text in ["", "secret\n", String(repeating: "0", count: 64), "é"] {
      try Data(text.utf8).write(to: URL(filePath: file.path))
      #expect(throws: SecretFileError.damaged(file.path)) { try file.secret() }
      #expect(try Data(contentsOf: URL(filePath: file.path)) == Data(text.utf8))
    }
  }

  @Test("an error reports a file that cannot be made")
  func unavailable() {
    let nowhere = SecretFile(path: folder.url.path + "/none/secret")
    #expect {
      try nowhere.secret()
    } throws: { error in
      if case SecretFileError.unavailable = error { true } else { false }
    }
  }
}
