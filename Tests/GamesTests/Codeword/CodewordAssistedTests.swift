import Games
import Testing
import WordData
import Words

@Suite("Codeword: assisted")
struct CodewordAssistedTests {
  private func assisted(
    _ secret: String, limit: Int? = nil, mode: CodewordOptions.Mode = .standard,
    tried attempts: [String] = []
  ) throws -> Codeword {
    let secret = try word(secret)
    let options = try #require(
      CodewordOptions(length: secret.count, limit: limit, mode: mode, isAssisted: true))
    var game = try Codeword(CodewordPuzzle(secret: secret), options: options)
    for attempt in attempts { try game.play(CodewordMove(word(attempt)), at: .zero) }
    return game
  }

  @Test("a new game is not assisted, and only an assisted game says so (CW-20)", arguments: 3...6)
  func spelling(length: Int) throws {
    #expect(!CodewordOptions.standard.isAssisted)
    for mode in CodewordOptions.Mode.allCases {
      let plain = try #require(CodewordOptions(length: length, limit: 6, mode: mode))
      let helped = try #require(
        CodewordOptions(length: length, limit: 6, mode: mode, isAssisted: true))
      #expect(text(of: helped) == text(of: plain) + " assisted")
      #expect(try value(CodewordOptions.self, in: text(of: helped)) == helped)
      #expect(try value(CodewordOptions.self, in: text(of: plain)) == plain)
    }
  }

  @Test(
    "no other spelling means an assisted game",
    arguments: ["Assisted", "assisted=on", "assisted assisted"])
  func otherSpelling(end: String) {
    #expect(throws: TextError.surplus) {
      try value(CodewordOptions.self, in: "length=5 attempts=any mode=hard " + end)
    }
  }

  @Test("an assisted game has version 3 of the rules, so that earlier versions refuse it")
  func rules() throws {
    #expect(try assisted("crane").rules == 3)
    #expect(try codeword("crane").options.isAssisted == false)
    #expect(Codeword.rulesVersion(for: .standard) == 1)
    let game = try assisted("crane")
    for rules in 1...2 as ClosedRange<Int64> {
      #expect(throws: PuzzleError.self) {
        try Codeword(game.puzzle, options: game.options, rules: rules)
      }
    }
  }

  @Test("an assisted ultra-hard game refuses what version 2 refuses")
  func ultraHard() throws {
    let game = try assisted("crane", mode: .ultraHard, tried: ["nicer"])
    let refusal = try #require(game.refusal(of: CodewordMove(word("nacre")), in: nil))
    #expect(refusal.reasons.contains { if case .repeatsPosition = $0 { true } else { false } })
  }

  @Test(
    "the fitting words are the dealt words that would have the same marks",
    arguments: [
      ("crane", ["slate"]), ("crane", ["slate", "trace"]), ("eerie", ["there", "geese"]),
      ("crane", []), ("crane", ["slate", "crane"]),
    ] as [(String, [String])])
  func fitting(secret: String, tried: [String]) throws {
    let game = try assisted(secret, tried: tried)
    let book = WordBook.standard
    let dealt = (0..<book.answerCount(length: 5)).map { book.answer(length: 5, at: $0) }
    let expected = try dealt.filter { candidate in
      try tried.allSatisfy {
        try symbols(of: Marks(of: word($0), against: candidate))
          == symbols(of: Marks(of: word($0), against: game.puzzle.secret))
      }
    }
    #expect(game.fittingWords(in: book) == expected)
    #expect(expected.contains(game.puzzle.secret))
  }

  @Test("no rare, vulgar or unkind word fits, and the secret always fits")
  func shown() throws {
    let book = WordBook.standard
    for secret in ["cat", "moon", "there", "planet"] {
      for fits in try assisted(secret).fittingWords(in: book) {
        #expect(book.wordClass(of: fits) == .answer)
        #expect(!book.isUnkind(fits))
      }
    }
  }

  @Test("if the secret is never dealt, no word fits", arguments: ["coden", "cranes", "zzzzz"])
  func notDealt(secret: String) throws {
    #expect(try assisted(secret).fittingWords(in: .standard).isEmpty)
  }

  @Test("the shared text and the final description say that the game was assisted")
  func told() throws {
    let game = try assisted("crane", limit: 6, mode: .hard, tried: ["crane"])
    #expect(game.figure == "1 try* · assisted")
    #expect(game.describe(.brief) == "Found in 1 attempt: CRANE. Assisted.")
    let lost = try assisted("crane", limit: 1, tried: ["slate"])
    #expect(lost.describe(.brief) == "Not found in 1 attempt. The word was CRANE. Assisted.")
    #expect(try assisted("crane", tried: ["slate"]).describe(.brief) == "1 attempt, not found yet.")
  }
}
