import Games
import Testing

@Suite("Hangman: shared")
struct HangmanShareTests {
  @Test("a move is a sign: right, wrong, or a hint")
  func symbols() throws {
    var game = try hangman("giraffe", clue: "tall", guessed: "aqe")
    try game.takeHint()
    try game.guess(answer: "opxazze")
    #expect(game.figure == "3 misses")
    #expect(game.symbols == "🟩⬜🟩🟡⬜")
    try game.takeHint()
    try game.guess(answer: "giraffe")
    #expect(game.figure == "4 misses")
    #expect(game.symbols == "🟩⬜🟩🟡⬜🟡🟩")
  }

  @Test("the figure says that an answer was not found")
  func lost() throws {
    #expect(try hangman("cat", "bat", misses: 8, guessed: "defghijk").figure == "not found")
    #expect(try hangman("ox").figure == "0 misses")
    #expect(try hangman("ox").symbols == "")
  }

  @Test("shared text shows no letter of the answer: games with the same course look alike")
  func noSpoiler() throws {
    func shared(_ answer: String, _ guesses: String) throws -> String {
      var game = try hangman(answer, clue: answer, guessed: guesses)
      try game.takeHint()
      try game.takeHint()
      try game.guess(answer: answer)
      return game.figure + game.symbols
    }
    #expect(try shared("zigzag", "gxb") == shared("banana", "nxq"))
    #expect(try shared("crème brûlée", "eax") == shared("mum's the word", "mzx"))
  }
}
