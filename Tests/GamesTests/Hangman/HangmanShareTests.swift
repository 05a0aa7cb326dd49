import Games
import Testing
import Words

@Suite("Hangman: shared")
struct HangmanShareTests {
  @Test("a move is a sign: filled for right, a ring for a hint, a dot for wrong")
  func signs() throws {
    var game = try hangman("giraffe", clue: "tall", guessed: "aqe")
    try game.takeHint()
    try game.guess(answer: "opxazze")
    #expect(
      HangmanShare.text(of: game, time: "1:20", style: .signs)
        == "Hangman, Animals: 3 of 6 misses so far, 1 hint, 1:20\n● · ● ○ ·")
    try game.takeHint()
    try game.guess(answer: "giraffe")
    #expect(
      HangmanShare.text(of: game, time: nil, style: .signs)
        == "Hangman, Animals: found with 4 of 6 misses, 2 hints\n● · ● ○ · ○ ●")
  }

  @Test("in words")
  func words() throws {
    var game = try hangman("giraffe", guessed: "aq")
    try game.takeHint()
    #expect(
      HangmanShare.text(of: game, time: nil, style: .words)
        == "Hangman, Animals: 2 of 6 misses so far, 1 hint\nright, wrong, hint")
  }

  @Test("the title tells what it was and how it ended")
  func title() throws {
    func title(_ game: Hangman, time: String? = nil) -> String {
      HangmanShare.text(of: game, time: time, style: .signs).split(separator: "\n")[0].description
    }
    #expect(try title(hangman("ox")) == "Hangman, Animals: 0 of 6 misses so far")
    #expect(
      HangmanShare.text(of: try hangman("ox"), time: nil, style: .words)
        == "Hangman, Animals: 0 of 6 misses so far")
    #expect(
      try title(hangman("ox", guessed: "ox"), time: "0:03")
        == "Hangman, Animals: found with 0 of 6 misses, 0:03")
    #expect(
      try title(hangman("cat", "bat", misses: 8, guessed: "defghijk"))
        == "Hangman, Animals, evil: not found with 8 misses")
    let own = try Hangman(
      HangmanPuzzle(own: entry("ox")), options: #require(HangmanOptions(source: .own)))
    #expect(title(own) == "Hangman, Own words: 0 of 6 misses so far")
  }

  @Test(
    "it never shows a letter of the answer: games with the same course look alike",
    arguments: HangmanShare.Style.allCases)
  func noSpoiler(style: HangmanShare.Style) throws {
    func shared(_ answer: String, _ guesses: String) throws -> String {
      var game = try hangman(answer, clue: answer, guessed: guesses)
      try game.takeHint()
      try game.takeHint()
      try game.guess(answer: answer)
      return HangmanShare.text(of: game, time: nil, style: style)
    }
    #expect(try shared("zigzag", "gxb") == shared("banana", "nxq"))
    #expect(try shared("crème brûlée", "eax") == shared("mum's the word", "mzx"))
  }
}
