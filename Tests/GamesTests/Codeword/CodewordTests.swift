import Games
import Testing
import WordData
import Words

@Suite("Codeword")
struct CodewordTests {
  private func reasons(
    _ attempt: String, in game: Codeword, words: WordBook? = .standard
  ) throws -> [CodewordRefusal.Reason] {
    game.refusal(of: CodewordMove(try word(attempt)), in: words)?.reasons ?? []
  }

  @Test("CW-1: the number of attempts is unlimited unless the player chose a limit")
  func unlimitedByDefault() throws {
    #expect(CodewordOptions(length: 5)?.limit == nil)
    var words: [Word] = []
    WordBook.standard.forEachWord(length: 5) { word, _ in words.append(word) }
    var game = try codeword("crane")
    for attempt in try words.filter({ try $0 != word("crane") }).prefix(500) {
      try game.play(CodewordMove(attempt), at: .zero)
      #expect(game.outcome == .playing)
    }
    #expect(game.attempts.count == 500)
  }

  @Test("CW-1: the secret wins, at the first attempt and at the last")
  func win() throws {
    #expect(try codeword("crane").outcome == .playing)
    #expect(try codeword("crane", tried: ["slate"]).outcome == .playing)
    let game = try codeword("crane", limit: 2, tried: ["slate", "crane"])
    #expect(game.outcome == .won)
    #expect(game.outcome.isOver)
    #expect(game.score == 2)
    #expect(try codeword("crane", limit: 1, tried: ["crane"]).outcome == .won)
  }

  @Test("CW-1: the game is lost when the attempts are used up", arguments: 1...6)
  func loss(limit: Int) throws {
    let attempts = ["slate", "pious", "mount", "ghost", "fluid", "brick"]
    let before = try codeword("crane", limit: limit, tried: Array(attempts.prefix(limit - 1)))
    #expect(before.outcome == .playing)
    let after = try codeword("crane", limit: limit, tried: Array(attempts.prefix(limit)))
    #expect(after.outcome == .lost)
    #expect(after.score == Int64(limit))
  }

  @Test("CW-1: attempts stay as they were made, with their marks")
  func attemptsStay() throws {
    let game = try codeword("crane", tried: ["slate", "trace"])
    #expect(game.attempts.map(\.word) == [try word("slate"), try word("trace")])
    #expect(game.attempts.map { symbols(of: $0.marks) } == ["--=-=", "-==+="])
  }

  @Test("CW-1: a finished game refuses every attempt")
  func over() throws {
    let won = try codeword("crane", tried: ["crane"])
    #expect(try reasons("slate", in: won) == [.over])
    let lost = try codeword("crane", limit: 1, tried: ["slate"])
    #expect(try reasons("crane", in: lost) == [.over])
    #expect(try reasons("zzz", in: lost) == [.over])
  }

  @Test("CW-1: an attempt must have the right length")
  func length() throws {
    let game = try codeword("crane")
    #expect(try reasons("cran", in: game) == [.wrongLength(4, needed: 5)])
    #expect(try reasons("cranes", in: game) == [.wrongLength(6, needed: 5)])
    #expect(try reasons("slate", in: game) == [])
  }

  @Test("CW-1: an attempt must be a real word, of any class")
  func realWord() throws {
    let game = try codeword("crane")
    #expect(try reasons("zzzzz", in: game) == [.notInList])
    for wordClass in WordClass.allCases {
      var found: Word?
      WordBook.standard.forEachWord(length: 5) { if $1 == wordClass { found = found ?? $0 } }
      #expect(game.refusal(of: CodewordMove(try #require(found)), in: .standard) == nil)
    }
  }

  @Test("a replay checks no attempt against the lists")
  func replayNeedsNoList() throws {
    #expect(try reasons("zzzzz", in: codeword("crane"), words: nil) == [])
  }

  @Test("CW-1: the secret is always accepted, even if it is in no list")
  func secretOutsideTheLists() throws {
    let game = try codeword("qzxjq")
    #expect(!WordBook.standard.contains(try word("qzxjq")))
    #expect(try reasons("qzxjq", in: game) == [])
    #expect(try codeword("qzxjq", tried: ["qzxjq"]).outcome == .won)
  }

  @Test("CW-1: a word that was tried is refused, and the refusal names the earlier attempt")
  func alreadyTried() throws {
    let game = try codeword("crane", tried: ["slate", "pious"])
    #expect(try reasons("slate", in: game) == [.alreadyTried(number: 1)])
    #expect(try reasons("pious", in: game) == [.alreadyTried(number: 2)])
  }

  @Test("CW-1: a refused attempt is not spent and changes nothing")
  func refusalChangesNothing() throws {
    let game = try codeword("crane", limit: 6, mode: .ultraHard, tried: ["slate", "brace"])
    for attempt in ["slate", "cran", "cranes", "pious", "brace", "trace"] {
      var copy = game
      let move = CodewordMove(try word(attempt))
      let expected = try #require(game.refusal(of: move, in: nil))
      #expect(throws: expected) { try copy.play(move, at: 9) }
      #expect(copy == game)
    }
  }

  @Test("CW-9: a secret has three to six letters")
  func lengths() {
    #expect(CodewordOptions.lengths == 3...6)
    for length in -1...9 {
      #expect((CodewordOptions(length: length) != nil) == (3...6).contains(length))
    }
  }

  @Test("CW-1: a limit is 1 to 99 tries")
  func limits() {
    for limit in -1...101 {
      #expect((CodewordOptions(length: 5, limit: limit) != nil) == (1...99).contains(limit))
    }
  }

  @Test("a secret whose length differs from the options is not a game")
  func mismatch() throws {
    let options = try #require(CodewordOptions(length: 5))
    let puzzle = CodewordPuzzle(secret: try word("cat"))
    #expect(throws: PuzzleError()) { try Codeword(puzzle, options: options) }
  }
}
