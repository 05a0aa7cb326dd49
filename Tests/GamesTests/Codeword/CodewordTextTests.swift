import Games
import Testing
import Words

@Suite("Codeword: as text")
struct CodewordTextTests {
  @Test("options have one spelling and read back", arguments: CodewordOptions.lengths)
  func options(length: Int) throws {
    let limits: [Int?] = [nil] + CodewordOptions.limits.map { $0 }
    for limit in limits {
      for mode in CodewordOptions.Mode.allCases {
        let options = try #require(CodewordOptions(length: length, limit: limit, mode: mode))
        #expect(try value(CodewordOptions.self, in: text(of: options)) == options)
      }
    }
    let plain = try #require(CodewordOptions(length: length))
    #expect(text(of: plain) == "length=\(length) attempts=any mode=standard")
    let strict = try #require(CodewordOptions(length: length, limit: 6, mode: .ultraHard))
    #expect(text(of: strict) == "length=\(length) attempts=6 mode=ultra-hard")
  }

  @Test(
    "any other spelling of options is refused",
    arguments: [
      ("", .missing),
      ("length=5", .missing),
      ("length=5 attempts=6", .missing),
      ("length=5  attempts=6 mode=hard", .missing),
      (" length=5 attempts=6 mode=hard", .missing),
      ("length=5 attempts=6 mode=hard ", .surplus),
      ("length=5 attempts=6 mode=hard more", .surplus),
      ("attempts=6 length=5 mode=hard", .unexpected),
      ("Length=5 attempts=6 mode=hard", .unexpected),
      ("length 5 attempts=6 mode=hard", .unexpected),
      ("length=5 attempts=6 mode=Hard", .unexpected),
      ("length=5 attempts=6 mode=", .unexpected),
      ("length=5 attempts=6 mode=hardest", .unexpected),
      ("length=5\tattempts=6 mode=hard", .notANumber),
      ("length= attempts=6 mode=hard", .notANumber),
      ("length=05 attempts=6 mode=hard", .notANumber),
      ("length=+5 attempts=6 mode=hard", .notANumber),
      ("length=5 attempts=06 mode=hard", .notANumber),
      ("length=5 attempts= mode=hard", .notANumber),
      ("length=5 attempts=none mode=hard", .notANumber),
      ("length=5 attempts=Any mode=hard", .notANumber),
      ("length=2 attempts=6 mode=hard", .outOfRange),
      ("length=7 attempts=6 mode=hard", .outOfRange),
      ("length=4294967301 attempts=6 mode=hard", .outOfRange),
      ("length=5 attempts=0 mode=hard", .outOfRange),
      ("length=5 attempts=100 mode=hard", .outOfRange),
      ("length=5 attempts=4294967302 mode=hard", .outOfRange),
    ] as [(String, TextError)])
  func wrongOptions(line: String, error: TextError) {
    #expect(throws: error) { try value(CodewordOptions.self, in: line) }
  }

  @Test(
    "a puzzle and a move are a word in lower case",
    arguments: ["cat", "toot", "crane", "banana"])
  func words(spelling: String) throws {
    let puzzle = CodewordPuzzle(secret: try word(spelling))
    #expect(text(of: puzzle) == spelling)
    #expect(try value(CodewordPuzzle.self, in: spelling) == puzzle)
    let move = CodewordMove(try word(spelling))
    #expect(text(of: move) == spelling)
    #expect(try value(CodewordMove.self, in: spelling) == move)
  }

  @Test(
    "any other spelling of a word is refused",
    arguments: [
      ("", .missing), (" crane", .missing), ("crane ", .surplus), ("crane 1", .surplus),
      ("Crane", .unexpected), ("CRANE", .unexpected), ("cran3", .unexpected),
      ("cra-e", .unexpected), ("crâne", .unexpected), ("crane\r", .unexpected),
      ("cr\u{0}ne", .unexpected), ("cranial", .outOfRange),
    ] as [(String, TextError)])
  func wrongWords(line: String, error: TextError) {
    #expect(throws: error) { try value(CodewordMove.self, in: line) }
    #expect(throws: error) { try value(CodewordPuzzle.self, in: line) }
  }
}
