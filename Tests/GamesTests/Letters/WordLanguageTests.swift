import Games
import Testing
import WordData
import Words

@Suite("Games with words of each language")
struct WordLanguageTests {
  private static let german = " words=de"

  /// The words of a book that games show, without those that are vulgar or unkind.
  private func shown(by book: WordBook, length: Int) -> Set<Word> {
    var words: Set<Word> = []
    book.forEachWord(length: length) { word, wordClass in
      if wordClass != .vulgar, !book.isUnkind(word) { words.insert(word) }
    }
    return words
  }

  @Test("options name a language other than English at their end, and are read back")
  func options() throws {
    for assisted in ["", " assisted"] {
      let line = "length=5 attempts=6 mode=hard\(assisted)"
      let english = try value(CodewordOptions.self, in: line)
      let german = try value(CodewordOptions.self, in: line + Self.german)
      #expect(english.words == .english && german.words == .german)
      #expect(german == english.with(.german) && german.with(.english) == english)
      #expect(text(of: english) == line && text(of: german) == line + Self.german)
    }
    let anagrams = "mode=timed racks=hard count=3"
    #expect(
      try text(of: value(AnagramsOptions.self, in: anagrams).with(.german)) == anagrams
        + Self.german)
    #expect(try value(AnagramsOptions.self, in: anagrams + Self.german).words == .german)
    let hangman = "answers=food difficulty=hard misses=8 mode=evil"
    #expect(
      try text(of: value(HangmanOptions.self, in: hangman).with(.german)) == hangman + Self.german)
    #expect(try value(HangmanOptions.self, in: hangman + Self.german).words == .german)
  }

  @Test(
    "each set of options has one spelling", arguments: [" words=en", " words=", " words=xx"])
  func oneSpelling(field: String) {
    #expect(throws: TextError.unexpected) {
      try value(CodewordOptions.self, in: "length=5 attempts=any mode=standard" + field)
    }
    #expect(throws: TextError.unexpected) {
      try value(AnagramsOptions.self, in: "mode=classic racks=easy count=1" + field)
    }
    #expect(throws: TextError.unexpected) {
      try value(
        HangmanOptions.self, in: "answers=any difficulty=any misses=6 mode=standard" + field)
    }
  }

  @Test("the samples, which are in English, have no other language")
  func samples() throws {
    #expect(AnagramsOptions(mode: .classic, racks: .samples, count: 1, words: .german) == nil)
    let samples = try #require(AnagramsOptions(mode: .classic, racks: .samples, count: 1))
    #expect(samples.with(.german) == samples)
  }

  @Test("only games with words in another language have later rules")
  func rules() throws {
    let codeword = CodewordOptions.standard
    #expect(Codeword.rulesVersion(for: codeword) == 1)
    #expect(Codeword.rulesVersion(for: codeword.with(.german)) == 4)
    #expect(Codeword.rulesVersion(for: codeword.with(.french)) == 5)
    let anagrams = AnagramsOptions.standard(.classic)
    #expect(Anagrams.rulesVersion(for: anagrams) == 1)
    #expect(Anagrams.rulesVersion(for: anagrams.with(.german)) == 2)
    #expect(Anagrams.rulesVersion(for: anagrams.with(.french)) == 3)
    let hangman = HangmanOptions.standard
    #expect(Hangman.rulesVersion(for: hangman) == 1)
    #expect(Hangman.rulesVersion(for: hangman.with(.german)) == 2)
    #expect(Hangman.rulesVersion(for: hangman.with(.french)) == 3)
    for language in WordLanguage.allCases {
      #expect(Codeword.rulesVersion(for: codeword.with(language)) <= Codeword.rulesVersion)
      #expect(Anagrams.rulesVersion(for: anagrams.with(language)) <= Anagrams.rulesVersion)
      #expect(Hangman.rulesVersion(for: hangman.with(language)) <= Hangman.rulesVersion)
    }
  }

  @Test("a game has the words of its options, with rules that know them")
  func mismatch() throws {
    let secret = CodewordPuzzle(secret: try word("radio", in: .german))
    let options = CodewordOptions.standard
    #expect(throws: PuzzleError.self) { try Codeword(secret, options: options) }
    #expect(throws: PuzzleError.self) {
      try Codeword(secret, options: options.with(.german), rules: 3)
    }
    #expect(try Codeword(secret, options: options.with(.german)).rules == 4)
    let letters = try word("radios", in: .german)
    let rack = try #require(AnagramsRack(letters: letters, blanks: [letters]))
    let racks = try #require(AnagramsPuzzle(racks: [rack]))
    let one = try #require(AnagramsOptions(mode: .classic, racks: .easy, count: 1))
    #expect(throws: PuzzleError.self) { try Anagrams(racks, options: one) }
    #expect(throws: PuzzleError.self) { try Anagrams(racks, options: one.with(.german), rules: 1) }
    let entry = try #require(HangmanEntry(HangmanAnswer("Radio", in: .german)))
    let puzzle = try #require(HangmanPuzzle(category: .music, entries: [entry]))
    #expect(throws: PuzzleError.self) { try Hangman(puzzle, options: .standard) }
    #expect(throws: PuzzleError.self) {
      try Hangman(puzzle, options: .standard.with(.german), rules: 1)
    }
  }

  @Test(
    "a Codeword is dealt from the answers of its language",
    arguments: WordLanguage.allCases, CodewordOptions.lengths)
  func codeword(language: WordLanguage, length: Int) throws {
    let book = WordBook.standard(in: language)
    let options = try #require(CodewordOptions(length: length, words: language))
    #expect(book.answerCount(length: length) >= (length == 3 ? 150 : length == 5 ? 1_000 : 500))
    let shown = shown(by: book, length: length)
    for seed in 0..<200 as Range<UInt64> {
      var random = SeededRandom(seed: seed)
      let puzzle = try Codeword.deal(options, using: &random, from: book)
      #expect(shown.contains(puzzle.secret))
      var game = try Codeword(puzzle, options: options)
      try game.play(CodewordMove(puzzle.secret), at: .zero)
      #expect(game.outcome == .won)
    }
  }

  @Test(
    "TT-3: racks of every difficulty are dealt from the words of each language",
    arguments: WordLanguage.allCases, [AnagramsOptions.Racks.easy, .medium, .hard])
  func racks(language: WordLanguage, difficulty: AnagramsOptions.Racks) throws {
    let book = WordBook.standard(in: language)
    let options = try #require(
      AnagramsOptions(mode: .classic, racks: difficulty, count: 9, words: language))
    for seed in 0..<10 as Range<UInt64> {
      var random = SeededRandom(seed: seed)
      let puzzle = try Anagrams.deal(options, using: &random, from: book)
      let game = try Anagrams(puzzle, options: options)
      #expect(game.rules == [.english: 1, .german: 2, .french: 3][language])
      for rack in puzzle.racks {
        #expect((12...60).contains(rack.blanks.count))
        for blank in rack.blanks {
          #expect(!book.isUnkind(blank))
          #expect([.answer, .common].contains(book.wordClass(of: blank)))
        }
      }
    }
  }

  @Test("the German book says which of its common words are familiar")
  func familiar() throws {
    let book = WordBook.standard(in: .german)
    for form in ["häuser", "kinder", "macht", "ging"] {
      #expect(try Familiarity.isFamiliar(word(form, in: .german), in: book), "\(form)")
    }
    var unfamiliar = 0
    book.forEachWord(length: 6) { word, wordClass in
      if wordClass == .common, !Familiarity.isFamiliar(word, in: book) { unfamiliar += 1 }
      if wordClass == .answer { #expect(Familiarity.isFamiliar(word, in: book)) }
      if wordClass == .rare { #expect(!Familiarity.isFamiliar(word, in: book)) }
    }
    #expect(unfamiliar > 300)
  }

  @Test(
    "answers of each category are dealt in each language", arguments: WordLanguage.allCases,
    HangmanCategory.allCases)
  func hangman(language: WordLanguage, category: HangmanCategory) throws {
    let book = HangmanBook.standard(in: language)
    for mode in HangmanOptions.Mode.allCases {
      let options = try #require(
        HangmanOptions(source: .category(category), mode: mode, words: language))
      var random = SeededRandom(seed: 1)
      let puzzle = try Hangman.deal(options, using: &random, from: book)
      let game = try Hangman(puzzle, options: options)
      #expect(game.alphabet == language.alphabet)
      let answer = try #require(puzzle.entries.first).answer.letters
      var solved = game
      if mode == .standard {
        try solved.play(.answer(answer), at: .zero)
        #expect(solved.outcome == .won)
      }
    }
  }
}
