import Games
import Testing
import Words

@Suite("Hangman: evil mode")
struct HangmanEvilTests {
  /// The letter in each place of an answer; nil for a sign.
  private func lettersByPlace(of answer: HangmanAnswer) -> [Letter?] {
    var rest = answer.letters[...]
    return answer.slots.map { place in
      if case .letter = place { rest.popFirst() } else { nil }
    }
  }

  /// What a letter shows in an answer: the places where it stands, with its accents.
  private func picture(_ letter: Letter, in answer: HangmanAnswer) -> String {
    zip(answer.slots, lettersByPlace(of: answer))
      .map { $1 == letter ? $0.text.lowercased() : "." }.joined()
  }

  /// Whether everything that a game has revealed is true of an answer.
  private func fits(_ answer: HangmanAnswer, _ game: Hangman) -> Bool {
    var known: Set<Letter> = []
    for turn in game.turns {
      switch (turn.move, turn.effect) {
      case (.letter(let letter), let effect):
        known.insert(letter)
        let count = answer.letters.count { $0 == letter }
        if effect != (count == 0 ? .wrong : .right(count: count)) { return false }
      case (.hint, .shown(let letter, let count)):
        known.insert(letter)
        if count != answer.letters.count(where: { $0 == letter }) { return false }
      case (.hint, _): break
      case (.answer(let letters), .wrong): if letters == answer.letters { return false }
      case (.answer(let letters), _): return letters == answer.letters
      }
    }
    let places = zip(answer.slots, lettersByPlace(of: answer)).map { place, letter in
      letter.map(known.contains) ?? true ? place.text.lowercased() : "_"
    }
    return places.joined() == game.shown.lowercased()
  }

  @Test(
    "the largest family stays, and the shown letters fit all of it to the end",
    arguments: HangmanCategory.allCases)
  func largestFamily(category: HangmanCategory) throws {
    var random = SeededRandom(seed: UInt64(category.rawValue))
    for seed in 0..<UInt64(8) {
      var game = try dealtHangman(
        .category(category), misses: 6 + Int(seed % 3), mode: .evil, seed: seed)
      var possible = game.puzzle.entries.map(\.answer)
      while !game.outcome.isOver {
        let letter = alphabet[Int(random.draw(below: 26))]
        guard game.refusal(of: .letter(letter), in: nil) == nil else { continue }
        try game.play(.letter(letter), at: .zero)
        let families = Dictionary(grouping: possible) { picture(letter, in: $0) }
        let sizes = families.values.map(\.count)
        possible = possible.filter { fits($0, game) }
        let turn = try #require(game.turns.last)
        #expect(turn.possibleCount == possible.count)
        #expect(possible.count == sizes.max())
        // Of families of the same size, one that shows the fewest letters stays.
        let largest = families.values.filter { $0.count == possible.count }
        let fewest = largest.map { $0[0].letters.count { $0 == letter } }.min()
        #expect(possible[0].letters.count { $0 == letter } == fewest)
      }
      #expect(game.answers == possible)
    }
  }

  @Test("after any moves an answer still fits everything revealed, and a loss names it")
  func alwaysFits() throws {
    var random = SeededRandom(seed: 11)
    var outcomes: [Outcome] = []
    for seed in 0..<UInt64(120) {
      var game = try dealtHangman(misses: 6 + Int(seed % 3), mode: .evil, seed: seed)
      var counts = [game.puzzle.entries.count]
      for _ in 0..<60 where !game.outcome.isOver {
        let move: HangmanMove
        switch random.draw(below: 12) {
        case 0: move = .hint
        case 1:
          let entries = game.puzzle.entries
          move = .answer(entries[Int(random.draw(below: UInt32(entries.count)))].answer.letters)
        default: move = .letter(alphabet[Int(random.draw(below: 26))])
        }
        guard game.refusal(of: move, in: nil) == nil else { continue }
        try game.play(move, at: .zero)
        let fitting = game.puzzle.entries.map(\.answer).filter { fits($0, game) }
        #expect(!fitting.isEmpty)
        counts.append(try #require(game.turns.last).possibleCount)
        #expect(counts.last == fitting.count)
        if game.outcome.isOver { #expect(game.answers == fitting) }
      }
      #expect(zip(counts, counts.dropFirst()).allSatisfy { $0 >= $1 })
      #expect(counts.last ?? 0 >= 1)
      if game.outcome == .won { #expect(counts.last == 1) }
      outcomes.append(game.outcome)
    }
    #expect(outcomes.contains(.won))
    #expect(outcomes.contains(.lost))
  }

  @Test("the largest family stays, then the family that shows less, then the family dealt first")
  func choice() throws {
    let largest = try hangman("cat", "dog", "dot", "fox", guessed: "o")
    #expect(largest.shown == "_o_")
    #expect(largest.turns[0].possibleCount == 3)
    let less = try hangman("eel", "bat", guessed: "e")
    #expect(less.turns[0].effect == .wrong)
    let fewer = try hangman("eel", "bee", "ale", "toe", guessed: "e")
    #expect(fewer.shown == "__e")
    #expect(try hangman("eve", "ell", "sea", guessed: "e").shown == "e__")
    #expect(try hangman("sea", "ell", guessed: "e").shown == "_e_")
    #expect(try hangman("ell", "sea", guessed: "e").shown == "e__")
  }

  @Test("an accent is shown, and so it distinguishes answers")
  func accents() throws {
    let game = try hangman("pâté", "path", "pats", "pals", guessed: "a")
    #expect(game.shown == "_a__")
    #expect(game.turns[0].possibleCount == 3)
    #expect(try hangman("Éa", "éb", "ec", guessed: "e").turns[0].possibleCount == 2)
  }

  @Test("a whole answer is wrong as long as another one is possible")
  func wholeAnswer() throws {
    var game = try hangman("cat", "bat", "rat", guessed: "at")
    #expect(game.turns.map(\.possibleCount) == [3, 3])
    try game.guess(answer: "cat")
    #expect(game.turns[2].effect == .wrong)
    try game.guess(answer: "bat")
    #expect(game.turns.map(\.possibleCount) == [3, 3, 2, 1])
    try game.guess(answer: "rat")
    #expect(game.outcome == .won)
    #expect(game.answers.map(\.text) == ["rat"])
    #expect(game.score == 4)
    // An answer that was not dealt rules out nothing.
    var other = try hangman("cat", "bat", guessed: "at")
    try other.guess(answer: "hat")
    #expect(other.turns[2].effect == .wrong)
    #expect(other.turns[2].possibleCount == 2)
  }

  @Test("after the end the text says how many answers were possible, and which were left")
  func possibilities() throws {
    var game = try hangman("cat", "bat", "rat", guessed: "at")
    #expect(HangmanTexts.possibilities(in: game) == "")
    #expect(game.answers.isEmpty)
    try game.guess("defghi")
    #expect(game.outcome == .lost)
    #expect(
      HangmanTexts.possibilities(in: game)
        == "3 answers were possible at first. It could still have been bat, rat.")
    #expect(
      HangmanTexts.possibilities(in: try hangman("cat", "bat", guessed: "atbc"))
        == "2 answers were possible at first.")
    let answers = ["aa", "bb", "cc", "dd", "ee", "ff", "gg"]
    #expect(try end(answers.prefix(6)).hasSuffix(" It could still have been bb, cc, dd, ee, ff."))
    #expect(
      try end(answers[...]).hasSuffix(" It could still have been bb, cc, dd, ee, ff and 1 more."))
    #expect(HangmanTexts.possibilities(in: try hangman("ox", guessed: "ox")) == "")
    #expect(HangmanTexts.possibilities(in: try hangman("ox", guessed: "ox", mode: .evil)) == "")
  }

  /// The possibilities of a game that is lost with letters that are in no answer.
  private func end(_ answers: ArraySlice<String>) throws -> String {
    let options = try #require(HangmanOptions(mode: .evil))
    let puzzle = try #require(
      HangmanPuzzle(category: .food, entries: try answers.map { try entry($0) }))
    var game = try Hangman(puzzle, options: options)
    try game.guess("uvwxyz")
    return HangmanTexts.possibilities(in: game)
  }

  @Test("with one answer evil mode plays as the standard game does")
  func oneAnswer() throws {
    var random = SeededRandom(seed: 3)
    for seed in 0..<UInt64(60) {
      let dealt = try dealtHangman(seed: seed)
      var standard = dealt
      var evil = try Hangman(dealt.puzzle, options: #require(HangmanOptions(mode: .evil)))
      for _ in 0..<30 {
        let move: HangmanMove =
          switch random.draw(below: 9) {
          case 0: .hint
          case 1: .answer(dealt.puzzle.entries[0].answer.letters)
          default: .letter(alphabet[Int(random.draw(below: 26))])
          }
        #expect(standard.refusal(of: move, in: nil) == evil.refusal(of: move, in: nil))
        try? standard.play(move, at: .zero)
        try? evil.play(move, at: .zero)
      }
      #expect(standard.turns == evil.turns)
      #expect(standard.outcome == evil.outcome)
      #expect(standard.transcript == evil.transcript)
    }
  }
}
