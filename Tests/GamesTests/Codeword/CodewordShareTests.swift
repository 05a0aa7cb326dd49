import Games
import Testing

@Suite("Codeword: shared")
struct CodewordShareTests {
  @Test("an attempt is a row of signs, which differ by shape too")
  func symbols() throws {
    let game = try codeword("crane", tried: ["trace", "pious", "crane"])
    #expect(game.symbols == "⬜🟩🟩🟡🟩\n⬜⬜⬜⬜⬜\n🟩🟩🟩🟩🟩")
    #expect(try codeword("crane").symbols == "")
  }

  @Test("the figure shows the tries, and its stars show how hard the game was")
  func figure() throws {
    #expect(try codeword("crane", tried: ["slate", "crane"]).figure == "2 tries")
    #expect(try codeword("crane", limit: 6, tried: ["slate", "crane"]).figure == "2 tries")
    #expect(try codeword("crane", limit: 2, tried: ["slate", "pious"]).figure == "not found")
    #expect(try codeword("crane", limit: 6, mode: .hard, tried: ["crane"]).figure == "1 try*")
    #expect(try codeword("crane", mode: .ultraHard, tried: ["crane"]).figure == "1 try**")
  }

  @Test("the shared text never shows a letter: games with the same marks look alike")
  func noSpoiler() throws {
    let first = try codeword("crane", tried: ["brick", "badge", "crane"])
    let second = try codeword("light", tried: ["aisle", "fleet", "light"])
    #expect(first.symbols == second.symbols)
    #expect(first.figure == second.figure)
  }
}
