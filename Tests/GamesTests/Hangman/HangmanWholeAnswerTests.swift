import Games
import Testing
import Words

@Suite("Hangman: the whole answer")
struct HangmanWholeAnswerTests {
  @Test("the right answer wins at once, and counts the blanks that it fills")
  func right() throws {
    var game = try hangman("mum's the word", guessed: "mx")
    try game.guess(answer: "Mum’s the Word")
    #expect(game.outcome == .won)
    #expect(game.turns.last?.effect == .right(count: 9))
    #expect(game.turns.last?.isMiss == false)
    #expect(game.shown == "mum's the word")
    #expect(game.score == 5)
    #expect(HangmanTexts.message(try #require(game.turns.last), in: game) == "You got it.")
  }

  @Test("a whole answer needs no accents")
  func accents() throws {
    var game = try hangman("crème brûlée")
    try game.guess(answer: "creme brulee")
    #expect(game.outcome == .won)
    #expect(game.shown == "crème brûlée")
  }

  @Test("a wrong answer that fits is a miss, and its message has the signs of the answer")
  func wrong() throws {
    var game = try hangman("mum's the word", guessed: "m")
    try game.guess(answer: "moms his fork")
    #expect(game.turns.last?.effect == .wrong)
    #expect(game.missCount == 1)
    #expect(game.shown == "m_m'_ ___ ____")
    #expect(
      HangmanTexts.message(try #require(game.turns.last), in: game) == "Not MOM'S HIS FORK.")
  }

  @Test("a wrong answer can lose the game")
  func loses() throws {
    var game = try hangman("cat", guessed: "xyzwv")
    try game.guess(answer: "cot")
    #expect(game.outcome == .lost)
    #expect(game.score == 0)
    #expect(game.answers.map(\.text) == ["cat"])
  }

  @Test("an answer of another length is refused, whatever was typed between the letters")
  func wrongLength() throws {
    let game = try hangman("red panda")
    #expect(try game.reasons(answer: "red pand") == [.wrongLength(7, needed: 8)])
    #expect(try game.reasons(answer: "re'd-pa.nd as!") == [.wrongLength(9, needed: 8)])
    #expect(
      game.sentences(.answer(try letters("panda"))) == "Too short: use 8 letters.")
    #expect(
      game.sentences(.answer(try letters("giant panda"))) == "Too long: use 8 letters.")
    #expect(game.sentences(.answer([])) == "Type the answer first.")
    #expect(
      game.reasons(.answer(Array(repeating: try letter("a"), count: 41)))
        == [.wrongLength(41, needed: 8)])
  }

  @Test("an answer that contradicts the known letters is refused")
  func doesNotFit() throws {
    let game = try hangman("giraffe", guessed: "gfx")
    for text in ["xiraffe", "giraxfe", "piraffe", "giramme", "gigaffe", "giraffg"] {
      #expect(try game.reasons(answer: text) == [.doesNotFit], "\(text)")
    }
    for text in ["giraffe", "gooeffy"] { #expect(try game.reasons(answer: text) == [], "\(text)") }
    #expect(
      game.sentences(.answer(try letters("piraffe"))) == "That doesn’t fit your letters.")
  }

  @Test("an answer that was guessed before is refused, with every other reason")
  func guessedBefore() throws {
    var game = try hangman("cat")
    try game.guess(answer: "dog")
    #expect(try game.reasons(answer: "DOG") == [.answerGuessed])
    #expect(game.sentences(.answer(try letters("dog"))) == "You already guessed this.")
    try game.guess("c")
    #expect(try game.reasons(answer: "dog") == [.answerGuessed, .doesNotFit])
    #expect(
      game.sentences(.answer(try letters("dog")))
        == "You already guessed this. That doesn’t fit your letters.")
  }

  @Test("a wrong answer reveals nothing about its letters")
  func tellsNothing() throws {
    var game = try hangman("cat")
    try game.guess(answer: "cot")
    #expect(game.shown == "___")
    #expect(try game.isRight(letter("c")) == nil)
    #expect(try game.reasons(letter: "o") == [])
    #expect(game.incorrectLetters.isEmpty)
  }
}
