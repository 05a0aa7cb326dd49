import Games
import Testing
import Words

@Suite("Codeword: what is known")
struct CodewordHintsTests {
  /// The best marks as a text of 26: `=`, `+`, `-`, and `.` for a letter that was not tried.
  private func keyboard(_ game: Codeword) -> String {
    Alphabet.latin.letters.map { letter in
      switch game.hints.bestMark(of: letter) {
      case .exact: "="
      case .inexact: "+"
      case .some(.none): "-"
      case nil: "."
      }
    }.joined()
  }

  @Test("CW-1: no letter is marked before the first attempt")
  func nothingKnown() throws {
    #expect(try keyboard(codeword("crane")) == String(repeating: ".", count: 26))
  }

  @Test("CW-1: a letter shows the best mark that any attempt gave it")
  func bestMark() throws {
    // abcdefghijklmnopqrstuvwxyz
    #expect(try keyboard(codeword("crane", tried: ["nicks"])) == "..+.....-.-..+....-.......")
    // A later, lesser mark takes nothing back, and a better one counts at once.
    #expect(
      try keyboard(codeword("crane", tried: ["nicks", "crimp", "acorn"]))
        == "+.=.....-.-.-+--.=-.......")
  }

  @Test("CW-1: the best copy of a repeated letter counts")
  func repeatedLetter() throws {
    let game = try codeword("abide", tried: ["speed"])
    #expect(keyboard(game) == "...++..........-..-.......")
    let doubled = try codeword("steal", tried: ["speed"])
    #expect(keyboard(doubled) == "...-=..........-..=.......")
  }

  @Test("a letter in its place is known after any attempt that shows it")
  func exactPlaces() throws {
    let game = try codeword("crane", tried: ["crimp", "stone"])
    let places = (0..<5).map { game.hints.exactLetter(at: $0)?.uppercased ?? "." }
    #expect(places == ["C", "R", ".", "N", "E"])
  }
}
