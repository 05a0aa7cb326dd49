import Testing
import WordData
import Words

@testable import Games

@Suite("Anagrams: the deal")
struct AnagramsDealTests {
  private static let difficulties: [AnagramsOptions.Racks] = [.easy, .medium, .hard]

  private func racks(
    _ racks: AnagramsOptions.Racks, count: Int = 1, seed: UInt64, from words: WordBook = .standard
  ) throws -> [AnagramsRack] {
    let options = try #require(AnagramsOptions(mode: .classic, racks: racks, count: count))
    var random = SeededRandom(seed: seed)
    return try Anagrams.deal(options, using: &random, from: words).racks
  }

  /// The letters in alphabetical order.
  private func key(_ rack: AnagramsRack) -> [Letter] { rack.letters.sorted() }

  @Test(
    "TT-1: a rack is random, and a seed always deals the same rack", arguments: difficulties)
  func byChance(difficulty: AnagramsOptions.Racks) throws {
    var dealt: Set<[Letter]> = []
    for seed in 0..<UInt64(100) {
      let rack = try #require(try racks(difficulty, seed: seed).first)
      #expect(try racks(difficulty, seed: seed) == [rack])
      dealt.insert(key(rack))
    }
    #expect(dealt.count > 80)
  }

  @Test("TT-1, TT-2: the samples come in random order, each as its known rack")
  func samples() throws {
    var first: [String: Int] = [:]
    for seed in 0..<UInt64(150) {
      let dealt = try racks(.samples, count: 3, seed: seed)
      #expect(dealt.map(\.letters.text).sorted() == ["cdenno", "ehhssu", "hisswy"])
      for rack in dealt { #expect(try rack == sampleRack(rack.letters.text)) }
      first[dealt[0].letters.text, default: 0] += 1
    }
    #expect(first.count == 3)
    for count in first.values { #expect((30...70).contains(count)) }
  }

  @Test("TT-3: every dealt rack is good: the linter finds no problem", arguments: difficulties)
  func good(difficulty: AnagramsOptions.Racks) throws {
    for seed in 0..<UInt64(40) {
      for rack in try racks(difficulty, count: 4, seed: seed) {
        #expect(RackLinter.problems(ofDealt: rack, from: .standard) == [])
        #expect((12...60).contains(rack.blanks.count))
        #expect(rack.blanks.contains { $0.count == 6 })
        #expect(
          rack.blanks.allSatisfy {
            let wordClass = WordBook.standard.wordClass(of: $0)
            return wordClass == .answer || wordClass == .common
          })
      }
    }
  }

  @Test("TT-3: there are thousands of racks, and more than a thousand of each difficulty")
  func thousands() throws {
    var counts: [AnagramsOptions.Racks: Int] = [:]
    WordBook.standard.forEachWord(length: 6) { base, wordClass in
      guard wordClass == .answer || wordClass == .common else { return }
      guard let rack = AnagramsRack(of: base, in: .standard), rack.hasGoodSize else { return }
      guard rack.base(in: .standard) == base else { return }
      counts[Familiarity.difficulty(of: rack, in: .standard), default: 0] += 1
    }
    #expect(counts.keys.count == 3)
    #expect(counts.values.allSatisfy { $0 > 1000 })
    #expect(counts.values.reduce(0, +) > 3500)
  }

  @Test("the unkind words are exactly the real, non-vulgar words of the hand-made list")
  func unkindWords() throws {
    let blocked = try editorialWords("block_sensitive")
    var count = 0
    for length in WordBook.lengths {
      WordBook.standard.forEachWord(length: length) { word, wordClass in
        guard wordClass != .vulgar else { return }
        #expect(WordBook.standard.isUnkind(word) == blocked.contains(word.text), "\(word)")
        if WordBook.standard.isUnkind(word) { count += 1 }
      }
    }
    #expect(count > 400)
  }

  @Test("no rack asks for an unkind word or accepts a vulgar word", arguments: difficulties)
  func kind(difficulty: AnagramsOptions.Racks) throws {
    let unkind = try editorialWords("block_sensitive")
    let vulgar = try editorialWords("block_vulgar").union(editorialWords("block_slur"))
    for seed in 0..<UInt64(30) {
      for rack in try racks(difficulty, count: 4, seed: seed) {
        #expect(!rack.blanks.contains { unkind.contains($0.text) })
        #expect(!(rack.blanks + rack.bonus).contains { vulgar.contains($0.text) })
      }
    }
  }

  @Test(
    "an unkind word counts for the player who writes it, and nobody else sees it",
    arguments: difficulties)
  func unkindCounts(difficulty: AnagramsOptions.Racks) throws {
    let unkind = try editorialWords("block_sensitive")
    let options = try #require(AnagramsOptions(mode: .findAll, racks: difficulty, count: 1))
    var written = 0
    for seed in 0..<UInt64(60) {
      var random = SeededRandom(seed: seed)
      let puzzle = try Anagrams.deal(options, using: &random, from: .standard)
      var game = try Anagrams(puzzle, options: options)
      for blank in game.round.rack.blanks.indices {
        while game.round.canShow(blank: blank) { try game.play(.hint(blank: blank), at: .zero) }
      }
      var words: [Word] = []
      WordBook.standard.forEachWord(within: game.round.rack.letters) { word, wordClass in
        if wordClass != .vulgar, unkind.contains(word.text) { words.append(word) }
      }
      for word in words {
        #expect(!game.fullDescription.contains(word.uppercased))
        #expect(game.refusal(of: .word(word), in: .standard) == nil, "\(word)")
        try game.play(.word(word), at: .zero)
        #expect(game.round.bonusWords.last == word)
        written += 1
      }
    }
    #expect(written > 20)
  }

  @Test("the racks of earlier days stay as they were: an unkind word is not on their lists")
  func earlierDays() throws {
    let options = try #require(AnagramsOptions(mode: .classic, racks: .medium, count: 1))
    for seed in 0..<UInt64(60) {
      var random = SeededRandom(seed: seed)
      let racks = try Anagrams.deal(
        options, using: &random, from: .standard, by: .earlierDays
      ).racks
      #expect(!racks[0].bonus.contains { WordBook.standard.isUnkind($0) })
      let today = try #require(try self.racks(.medium, seed: seed).first)
      #expect(racks[0].blanks == today.blanks)
      #expect(racks[0].bonus == today.bonus.filter { !WordBook.standard.isUnkind($0) })
    }
  }

  @Test("TT-11: the racks of a game are all different", arguments: difficulties)
  func different(difficulty: AnagramsOptions.Racks) throws {
    for seed in 0..<UInt64(15) {
      #expect(Set(try racks(difficulty, count: 9, seed: seed).map(key)).count == 9)
    }
  }

  @Test("the harder the racks, the fewer of their words are among the most common")
  func difficulty() throws {
    func share(_ difficulty: AnagramsOptions.Racks) throws -> Double {
      var answers = 0
      var all = 0
      for seed in 0..<UInt64(50) {
        for word in try racks(difficulty, count: 2, seed: seed).flatMap(\.blanks) {
          all += 1
          if WordBook.standard.wordClass(of: word) == .answer { answers += 1 }
        }
      }
      return Double(answers) / Double(all)
    }
    let shares = try Self.difficulties.map(share)
    #expect(shares[0] > shares[1] + 0.02)
    #expect(shares[1] > shares[2] + 0.02)
  }

  @Test("the letters do not stand in the order of a word")
  func givesNothingAway() throws {
    for seed in 0..<UInt64(200) {
      let rack = try #require(try racks(.easy, seed: seed).first)
      #expect(!WordBook.standard.contains(rack.letters))
    }
  }

  private let small = [
    "planet", "plane", "plate", "petal", "panel", "plant", "lean", "late", "tale", "tape", "pen",
    "pet", "ten", "garden", "grand", "anger", "range", "grade", "read", "dear", "gear", "rage",
    "near", "red", "rag", "age", "candle", "dance", "clean", "lance", "lead", "deal", "lane",
    "land", "lend", "dean", "can", "and", "end",
  ]

  // Other code computed which racks are drawn, and the order of their letters.
  @Test(
    "a seed deals the same racks in every build",
    arguments: [
      (0, "apletn agernd candel"), (1, "rndega pelatn dnclae"), (2, "elnacd rnedga nlaept"),
      (3, "gnrade nlapte dclaen"), (2026, "adnlce pnteal greand"),
      (UInt64.max, "anelcd aegnrd elapnt"),
    ] as [(UInt64, String)])
  func pinned(seed: UInt64, letters: String) throws {
    let dealt = try racks(.easy, count: 3, seed: seed, from: book(answers: small))
    #expect(dealt.map(\.letters.text).joined(separator: " ") == letters)
  }

  @Test("each rack of a book is dealt equally often, however many words use all its letters")
  func equallyOften() throws {
    let words = try book(answers: small + ["danger", "gander"])
    var counts: [[Letter]: Int] = [:]
    for seed in 0..<UInt64(3000) {
      counts[key(try racks(.easy, seed: seed, from: words)[0]), default: 0] += 1
    }
    #expect(counts.count == 3)
    for count in counts.values { #expect((900...1100).contains(count)) }
  }

  @Test("a book with too few racks deals nothing")
  func noWords() throws {
    let words = try book(answers: small)
    #expect(throws: DealError.noWords) { try racks(.easy, count: 4, seed: 0, from: words) }
    #expect(throws: DealError.noWords) { try racks(.hard, seed: 0, from: words) }
    #expect(throws: DealError.noWords) { try racks(.easy, seed: 0, from: book(answers: [])) }
    let few = try book(answers: Array(small.prefix(11)))
    #expect(throws: DealError.noWords) { try racks(.easy, seed: 0, from: few) }
  }
}
