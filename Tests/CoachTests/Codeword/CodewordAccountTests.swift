import Games
import Testing
import WordData
import Words

@testable import Coach

@Suite("The account of a Codeword")
struct CodewordAccountTests {
  private static let vocabulary = CodewordVocabulary(.standard, length: 3)

  /// The attempts until the secret is found: after the first word, random words that fit, or any
  /// words if the player is careless.
  private func attempts(
    for secret: Word, first: Word, isCareless: Bool, using random: inout SeededRandom,
    of vocabulary: CodewordVocabulary = vocabulary
  ) -> [Word] {
    var fitting = vocabulary.answers
    var attempts: [Word] = []
    var next = first
    while true {
      attempts.append(next)
      if next == secret { return attempts }
      let marks = Marks(of: next, against: secret)
      fitting = fitting.filter { Marks(of: next, against: $0) == marks && $0 != next }
      let pool =
        isCareless && random.draw(below: 3) == 0 ? vocabulary.suggestions : fitting
      repeat {
        next = pool[Int(random.draw(below: UInt32(pool.count)))]
      } while attempts.contains(next)
    }
  }

  private func account(
    _ game: Codeword, using search: inout CodewordSearch
  ) throws -> CodewordAccount {
    let analysis = try CodewordAnalysis(of: game, with: search.vocabulary)
    var account = try CodewordAccount(of: analysis, using: search)
    try account.finish()
    search = account.search
    return account
  }

  private func game(_ secret: Word, _ attempts: [Word], limit: Int? = nil) throws -> Codeword {
    try codeword(secret.text, limit: limit, tried: attempts.map(\.text))
  }

  @Test(
    "attempts are the usual number, plus the cost of words, less the luck, in each of 1,000 games")
  func identity() throws {
    var random = SeededRandom(seed: 5)
    var search = CodewordSearch(Self.vocabulary)
    let openers = try ["tar", "sea", "pit"].map(word)
    for number in 0..<1_000 {
      let answers = Self.vocabulary.answers
      let secret = answers[Int(random.draw(below: UInt32(answers.count)))]
      let attempts = attempts(
        for: secret, first: openers[number % 3], isCareless: number % 2 == 0, using: &random)
      let account = try account(game(secret, attempts), using: &search)
      let balance = try #require(account.balance)
      #expect(abs(balance.result - Double(attempts.count)) < 1e-9)
      #expect(abs(balance.par - 2124.0 / 458) < 1e-12)
      #expect(account.stillExpected == 0)
    }
  }

  @Test(
    "the sum also holds for words of four and of six letters",
    arguments: [(4, "tale", 6075.0 / 1520), (6, "satire", 9351.0 / 3013)])
  func identity(length: Int, first: String, par: Double) throws {
    let vocabulary = CodewordVocabulary(.standard, length: length)
    var random = SeededRandom(seed: UInt64(length))
    var search = CodewordSearch(vocabulary)
    for number in 0..<12 {
      let secret = vocabulary.answers[Int(random.draw(below: UInt32(vocabulary.answers.count)))]
      let attempts = try attempts(
        for: secret, first: word(first), isCareless: number % 3 == 0, using: &random,
        of: vocabulary)
      let balance = try #require(try account(game(secret, attempts), using: &search).balance)
      #expect(abs(balance.result - Double(attempts.count)) < 1e-9)
      #expect(abs(balance.par - par) < 1e-12)
    }
  }

  @Test("the luck of a fixed way to play adds up to zero over all secrets")
  func meanLuck() throws {
    var search = CodewordSearch(Self.vocabulary)
    var luck = 0.0
    var worst = 0.0
    for secret in Self.vocabulary.answers {
      // Always the first word in the alphabet that fits.
      var fitting = Self.vocabulary.answers
      var attempts: [Word] = []
      while attempts.last != secret {
        let next = attempts.isEmpty ? try word("tar") : fitting[0]
        attempts.append(next)
        let marks = Marks(of: next, against: secret)
        fitting = fitting.filter { Marks(of: next, against: $0) == marks }
      }
      let balance = try #require(try account(game(secret, attempts), using: &search).balance)
      luck += balance.luck
      worst = min(worst, balance.luck)
    }
    #expect(abs(luck) < 1e-8)
    #expect(worst < -1)
  }

  @Test("if the secret was not found, the attempts still expected are part of the result")
  func lost() throws {
    var search = CodewordSearch(Self.vocabulary)
    let game = try codeword("cat", limit: 2, tried: ["tar", "sea"])
    let account = try account(game, using: &search)
    let rest = try #require(account.stillExpected)
    #expect(rest >= 1)
    #expect(abs(try #require(account.balance).result - 2 - rest) < 1e-9)
  }

  @Test("a word that reveals nothing costs a whole attempt, and brings no luck")
  func useless() throws {
    var search = CodewordSearch(Self.vocabulary)
    // After TAR and TAT only words that end in AT fit, and none of them has a Z.
    let game = try codeword("cat", tried: ["tar", "tat", "zzz", "cat"])
    let choices = try #require(try account(game, using: &search).choices)
    #expect(abs(choices[2].cost - 1) < 1e-12)
    #expect(choices[2].luck == 0)
  }

  @Test("an account in steps reports its progress, and comes to the same result")
  func steps() throws {
    var search = CodewordSearch(Self.vocabulary)
    let game = try codeword("cat", tried: ["sea", "tap", "cat"])
    let whole = try account(game, using: &search)
    let analysis = try CodewordAnalysis(of: game, with: Self.vocabulary)
    var stepped = try CodewordAccount(of: analysis, using: CodewordSearch(Self.vocabulary))
    var done = 0
    while try stepped.step(nodes: 10) {
      #expect(stepped.balance == nil)
      #expect(stepped.progress.done >= done)
      done = stepped.progress.done
    }
    #expect(stepped.progress.done == stepped.progress.all)
    #expect(stepped.balance == whole.balance)
  }

  @Test("an account that reaches the limit of its search says nothing")
  func limit() throws {
    let analysis = try CodewordAnalysis(
      of: codeword("cat", tried: ["sea", "cat"]), with: Self.vocabulary)
    var account = try CodewordAccount(
      of: analysis, using: CodewordSearch(Self.vocabulary), nodeLimit: 5)
    #expect(throws: CodewordSilence.tooManyCases) { try account.finish() }
    #expect(account.balance == nil)
  }

  @Test("hard modes, and secrets that are not dealt, have no account", arguments: [true, false])
  func silence(isHard: Bool) throws {
    let game =
      try isHard
      ? codeword("cat", mode: .hard, tried: ["tar", "cat"]) : codeword("zzz", tried: ["zzz"])
    let analysis = try CodewordAnalysis(of: game, with: Self.vocabulary)
    #expect(throws: isHard ? CodewordSilence.boundMode : .secretNotInLists) {
      try CodewordAccount(of: analysis, using: CodewordSearch(Self.vocabulary))
    }
  }
}
