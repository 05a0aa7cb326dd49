import Games
import Testing
import Words

@Suite("Hangman: the deal")
struct HangmanDealTests {
  private static let difficulties: [HangmanDifficulty?] = [nil, .easy, .medium, .hard]

  // Other code computed which answers are drawn.
  @Test(
    "a seed deals the same answer in every build",
    arguments: [
      (0, .animals, "turtle"), (1, .body, "Adam's apple"), (2, .sports, "jump rope"),
      (3, .buildings, "ranch"), (7, .clothes, "overcoat"), (2026, .plants, "eucalyptus"),
      (UInt64.max, .household, "wrench"),
    ] as [(UInt64, HangmanCategory, String)])
  func pinned(seed: UInt64, category: HangmanCategory, answer: String) throws {
    let game = try dealtHangman(seed: seed)
    #expect(game.puzzle.category == category)
    #expect(game.puzzle.entries.map(\.answer.text) == [answer])
  }

  @Test(
    "a dealt answer has the chosen category and difficulty, and follows from the seed",
    arguments: HangmanCategory.allCases)
  func suits(category: HangmanCategory) throws {
    let entries = HangmanBook.standard.entries(of: category)
    for difficulty in Self.difficulties {
      for mode in HangmanOptions.Mode.allCases {
        for seed in 0..<UInt64(2) {
          let deal = {
            try dealtHangman(.category(category), difficulty: difficulty, mode: mode, seed: seed)
          }
          let game = try deal()
          #expect(try deal() == game)
          #expect(game.puzzle.category == category)
          #expect(mode == .evil || game.puzzle.entries.count == 1)
          for entry in game.puzzle.entries {
            #expect(entries.contains(entry))
            if let difficulty {
              #expect(HangmanDifficulty(of: entry.answer, in: .english) == difficulty)
            }
          }
        }
      }
    }
  }

  /// A book with the first answers of each category.
  private func book(ofFirst count: Int) throws -> HangmanBook {
    let text = try HangmanCategory.allCases.map { category in
      let lines = try hangmanTable(category).prefix(count).map { "\($0.answer)\t\($0.clue)\n" }
      return "\(category.keyword)\n" + lines.joined()
    }
    return try HangmanBook(Array(text.joined().utf8))
  }

  @Test("each answer of a category is dealt, about equally often")
  func equallyOften() throws {
    let book = try self.book(ofFirst: 10)
    for category in HangmanCategory.allCases {
      let options = try #require(HangmanOptions(source: .category(category)))
      var counts: [HangmanAnswer: Int] = [:]
      for seed in 0..<UInt64(500) {
        var random = SeededRandom(seed: seed)
        let puzzle = try Hangman.deal(options, using: &random, from: book)
        counts[puzzle.entries[0].answer, default: 0] += 1
      }
      #expect(counts.count == 10)
      #expect(counts.values.allSatisfy { (25...80).contains($0) })
    }
  }

  @Test("if the player chooses no category, each is drawn about equally often")
  func anyCategory() throws {
    let book = try self.book(ofFirst: 3)
    var counts: [HangmanCategory?: Int] = [:]
    for seed in 0..<UInt64(1600) {
      var random = SeededRandom(seed: seed)
      let puzzle = try Hangman.deal(.standard, using: &random, from: book)
      counts[puzzle.category, default: 0] += 1
    }
    #expect(counts.count == 16)
    #expect(counts[nil] == nil)
    #expect(counts.values.allSatisfy { (60...140).contains($0) })
  }

  @Test("evil mode deals all answers that look like the drawn answer, but at most fifty")
  func lookalikes() throws {
    for category in HangmanCategory.allCases {
      for seed in 0..<UInt64(6) {
        let dealt = try dealtHangman(.category(category), mode: .evil, seed: seed).puzzle.entries
        let shape = { (entry: HangmanEntry) in
          entry.answer.slots.map { if case .symbol = $0 { $0.text } else { "_" } }.joined()
        }
        let alike = HangmanBook.standard.entries(of: category)
          .filter { shape($0) == shape(dealt[0]) }
        #expect(dealt.allSatisfy(alike.contains))
        #expect(dealt.count == min(alike.count, HangmanPuzzle.entryLimit))
        #expect(dealt.count >= 6, "\(category)")
      }
    }
  }

  @Test("if no answer has five lookalikes, evil mode deals the answer with the most")
  func fewLookalikes() throws {
    let text = "food\nham\tmeat\nbeef\tmeat\npork\tmeat\nlamb\tmeat\nveal and ham\tpie\n"
    let book = try HangmanBook(Array(text.utf8))
    let options = try #require(HangmanOptions(source: .category(.food), mode: .evil))
    for seed in 0..<UInt64(20) {
      var random = SeededRandom(seed: seed)
      let puzzle = try Hangman.deal(options, using: &random, from: book)
      #expect(puzzle.entries.map(\.answer.text).sorted() == ["beef", "lamb", "pork"])
    }
  }

  @Test("the player's own answer is never dealt, nor an answer that the book does not have")
  func nothing() throws {
    func deal(_ options: HangmanOptions?, from text: String) throws -> HangmanPuzzle {
      let book = text.isEmpty ? HangmanBook.standard : try HangmanBook(Array(text.utf8))
      var random = SeededRandom(seed: 1)
      return try Hangman.deal(try #require(options), using: &random, from: book)
    }
    let food = "food\ntear\tsalty\n"
    #expect(throws: DealError.noWords) { try deal(HangmanOptions(source: .own), from: "") }
    #expect(throws: DealError.noWords) { try deal(.standard, from: "animals\n") }
    #expect(throws: DealError.noWords) {
      try deal(HangmanOptions(source: .category(.animals)), from: food)
    }
    #expect(throws: DealError.noWords) {
      try deal(HangmanOptions(difficulty: .hard), from: food)
    }
    // The deal finds the category that has an entry.
    for mode in HangmanOptions.Mode.allCases {
      #expect(try deal(HangmanOptions(mode: mode), from: food).category == .food)
    }
  }
}
