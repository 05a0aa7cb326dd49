import Games
import Testing
import Words

@Suite("Hangman: in words")
struct HangmanDescriptionTests {
  @Test("before its first guess, a game says what the player has to find")
  func start() throws {
    let game = try hangman("giraffe")
    let blanks = "blank, blank, blank, blank, blank, blank, blank"
    #expect(game.describe(.brief) == "\(blanks). 0 of 6 misses.")
    #expect(game.describe(.standard) == "\(blanks). 0 of 6 misses.")
    #expect(game.fullDescription == "Animals, 7 letters. \(blanks). 0 of 6 misses.")
  }

  @Test("a description names each sign")
  func symbols() throws {
    #expect(
      HangmanTexts.spoken(try hangman("A-b 'c', d. e: f? g! & 7").slots)
        == "blank, hyphen, blank, space, apostrophe, blank, apostrophe, comma, space, blank, "
        + "full stop, space, blank, colon, space, blank, question mark, space, blank, "
        + "exclamation mark, space, and sign, space, 7")
  }

  @Test("an unfinished game has descriptions of three lengths")
  func playing() throws {
    var game = try hangman("red panda", clue: "It eats bamboo", misses: 8, guessed: "aqd")
    let shown = "blank, blank, d, space, blank, a, blank, d, a"
    #expect(game.describe(.brief) == "\(shown). 1 of 8 misses.")
    #expect(game.describe(.standard) == "\(shown). 1 of 8 misses. Yes, 2 D’s.")
    try game.takeHint()
    try game.takeHint()
    try game.guess(answer: "rod manda")
    #expect(
      game.fullDescription
        == "Animals, 8 letters. r, blank, d, space, blank, a, blank, d, a. 4 of 8 misses. "
        + "Misses: Q, a hint, a hint, ROD MANDA. Found: A, D, R. Hint: It eats bamboo.")
  }

  @Test("the message after a move gives its result")
  func messages() throws {
    var game = try hangman("eleven owls", clue: "Parliament", misses: 8)
    func message() throws -> String {
      HangmanTexts.message(try #require(game.turns.last), in: game)
    }
    try game.guess("e")
    #expect(try message() == "Yes, 3 E’s.")
    try game.guess("l")
    #expect(try message() == "Yes, 2 L’s.")
    try game.guess("w")
    #expect(try message() == "Yes, one W.")
    try game.guess("q")
    #expect(try message() == "No Q.")
    try game.takeHint()
    #expect(try message() == "Hint: Parliament.")
    try game.takeHint()
    #expect(try message() == "Hint: one V.")
    try game.guess(answer: "elevex xwlx")
    #expect(try message() == "Not ELEVEX XWLX.")
  }

  @Test("the final description gives the answer and its meaning")
  func end() throws {
    var game = try hangman("red panda", clue: "eats bamboo?", guessed: "redx")
    try game.guess(answer: "red panda")
    #expect(game.describe(.brief) == "Found with 1 of 6 misses: red panda.")
    #expect(game.describe(.standard) == "Found with 1 of 6 misses: red panda. You got it.")
    #expect(
      game.fullDescription
        == "Animals, 8 letters. Found with 1 of 6 misses: red panda. Misses: X. "
        + "Found: R, E, D. Meaning: eats bamboo?")
    let lost = try hangman("Köln", clue: "on the Rhine", guessed: "abcdef")
    #expect(lost.describe(.brief) == "Not found. The answer was Köln.")
    #expect(
      lost.fullDescription
        == "Animals, 4 letters. Not found. The answer was Köln. Misses: A, B, C, D, E, F. "
        + "Meaning: on the Rhine.")
  }

  @Test("the final description of an evil game says how many answers were possible")
  func evil() throws {
    let lost = try hangman("cat", "bat", "dog", guessed: "oefghi")
    #expect(
      lost.fullDescription
        == "Animals, 3 letters. Not found. The answer was cat. Misses: O, E, F, G, H, I. "
        + "3 answers were possible at first. It could still have been bat.")
  }

  @Test("no description shows the answer while the game is in play")
  func noSpoiler() throws {
    for seed in 0..<UInt64(60) {
      let mode = HangmanOptions.Mode.allCases[Int(seed) % 2]
      var game = try dealtHangman(mode: mode, seed: seed)
      for letter in ["e", "a", "q"] { try game.guess(letter) }
      guard game.outcome == .playing else { continue }
      #expect(game.clue == nil)
      #expect(game.answers.isEmpty)
      for entry in game.puzzle.entries {
        for detail in Detail.allCases {
          #expect(!game.describe(detail).contains(entry.answer.text))
          #expect(!game.describe(detail).contains(entry.clue))
        }
      }
    }
  }

  @Test("a transcript has a line for each move, and a line for the shown letters")
  func transcript() throws {
    var game = try hangman("crème brûlée", clue: "sweet", misses: 8, guessed: "ex")
    try game.takeHint()
    try game.takeHint()
    try game.guess(answer: "cremefruzee")
    var text = TextWriter()
    game.transcribe(into: &text)
    #expect(
      String(decoding: text.bytes, as: UTF8.self) == """
        letter e right 4 possible 1
        letter x wrong possible 1
        hint clue possible 1
        hint shown c 1 possible 1
        answer cremefruzee wrong possible 1
        c_e_e-____ee

        """)
  }

  @Test("every difficulty and category has a name")
  func names() {
    #expect(
      HangmanDifficulty.allCases.map { HangmanTexts.name(of: $0) } == ["Easy", "Medium", "Hard"])
    #expect(HangmanTexts.name(of: HangmanDifficulty?.none) == "Any")
    #expect(HangmanTexts.name(of: HangmanCategory?.none) == "Own words")
    #expect(HangmanTexts.name(of: HangmanCategory.phrases) == "Phrases")
  }
}
