import Games
import Testing
import Words

@Suite("Hangman: hints")
struct HangmanHintTests {
  @Test("the first hint shows the clue, and the next hints show letters in their order")
  func clueFirst() throws {
    var game = try hangman("giraffe", clue: "tall animal", misses: 8, guessed: "i")
    #expect(game.clue == nil)
    try game.takeHint()
    #expect(game.turns.last?.effect == .clue)
    #expect(game.isClueRevealed)
    #expect(HangmanTexts.clue(of: game) == "Hint: tall animal.")
    #expect(game.shown == "_i_____")
    for shown in ["gi_____", "gir____", "gira___", "giraff_"] {
      try game.takeHint()
      #expect(game.shown == shown)
    }
    #expect(game.turns.last?.effect == .shown(try letter("f"), count: 2))
    #expect(game.hintCount == 5)
    #expect(game.missCount == 5)
    #expect(try game.isRight(letter("f")) == true)
  }

  @Test("without a clue the first hint shows a letter, in all its places")
  func noClue() throws {
    var game = try hangman("eleven")
    try game.takeHint()
    #expect(game.shown == "e_e_e_")
    #expect(game.turns.last?.effect == .shown(try letter("e"), count: 3))
    #expect(!game.isClueRevealed)
  }

  @Test("a hint is never the last miss")
  func neverLoses() throws {
    for misses in HangmanOptions.missCounts {
      var game = try hangman("giraffe", clue: "tall", misses: misses)
      try game.guess(String("bcdhjkl".prefix(misses - 2)))
      #expect(game.reasons(.hint) == [])
      try game.guess("z")
      #expect(game.reasons(.hint) == [.hintWouldLose])
      #expect(game.sentences(.hint) == "A hint would cost your last try.")
    }
  }

  @Test("a hint never shows the last letter, but it still shows the clue")
  func neverTheLast() throws {
    let game = try hangman("giraffe", guessed: "girae")
    #expect(game.shown == "gira__e")
    #expect(game.reasons(.hint) == [.nothingToHint])
    #expect(game.sentences(.hint) == "Only one letter is missing.")
    var clued = try hangman("giraffe", clue: "tall", guessed: "girae")
    try clued.takeHint()
    #expect(clued.turns.last?.effect == .clue)
    #expect(clued.reasons(.hint) == [.nothingToHint])
  }

  @Test("a hint that would lose the game and has nothing to show is refused for both reasons")
  func bothReasons() throws {
    let game = try hangman("ox", guessed: "oabcde")
    #expect(game.reasons(.hint) == [.hintWouldLose, .nothingToHint])
    #expect(
      game.sentences(.hint)
        == "A hint would cost your last try. Only one letter is missing.")
  }

  @Test("after the end the clue is always shown, as the meaning of the answer")
  func meaning() throws {
    #expect(
      HangmanTexts.clue(of: try hangman("ox", clue: "pulls a plough", guessed: "ox"))
        == "Meaning: pulls a plough.")
    #expect(
      HangmanTexts.clue(of: try hangman("ox", clue: "Moo!", guessed: "ox")) == "Meaning: Moo!")
    #expect(HangmanTexts.clue(of: try hangman("ox", guessed: "ox")) == nil)
    #expect(HangmanTexts.clue(of: try hangman("ox", clue: "pulls", guessed: "o")) == nil)
  }

  @Test("while answers differ, a hint shows no clue, and its letter is true of all that stay")
  func evil() throws {
    var game = try hangman("cat", "cot", "dog", clue: "small", misses: 8)
    try game.takeHint()
    #expect(game.turns.last?.effect == .shown(try letter("c"), count: 1))
    #expect(game.turns.last?.possibleCount == 2)
    #expect(game.clue == nil)
    try game.guess("o")
    #expect(game.turns.last?.effect == .wrong)
    try game.takeHint()
    #expect(game.turns.last?.effect == .clue)
  }

  @Test("one missing letter does not rule out a hint while another answer has two")
  func evilDouble() throws {
    var game = try hangman("oo", "ab")
    #expect(game.reasons(.hint) == [])
    try game.takeHint()
    #expect(game.shown == "a_")
    #expect(game.outcome == .playing)
    #expect(try hangman("oo", "ee").reasons(.hint) == [.nothingToHint])
  }
}
