import Games
import Testing
import Words

@Suite("Hangman: as text")
struct HangmanTextTests {
  private var allOptions: [HangmanOptions] {
    let sources =
      [HangmanOptions.Source.any, .own] + HangmanCategory.allCases.map { .category($0) }
    return sources.flatMap { source in
      [HangmanDifficulty?.none, .easy, .medium, .hard].flatMap { difficulty in
        HangmanOptions.missCounts.flatMap { misses in
          HangmanOptions.Mode.allCases.compactMap { mode in
            HangmanOptions(source: source, difficulty: difficulty, misses: misses, mode: mode)
          }
        }
      }
    }
  }

  @Test("options have one spelling and read back")
  func options() throws {
    let options = allOptions
    // For the player's own answers, only the three numbers of misses vary.
    #expect(options.count == 17 * 4 * 3 * 2 + 3)
    #expect(Set(options.map(text(of:))).count == options.count)
    for option in options {
      #expect(try value(HangmanOptions.self, in: text(of: option)) == option)
    }
  }

  @Test("the text of options names each field")
  func fields() throws {
    #expect(
      text(of: HangmanOptions.standard) == "answers=any difficulty=any misses=6 mode=standard")
    let evil = try #require(
      HangmanOptions(source: .category(.food), difficulty: .hard, misses: 8, mode: .evil))
    #expect(text(of: evil) == "answers=food difficulty=hard misses=8 mode=evil")
    let own = try #require(HangmanOptions(source: .own, misses: 7))
    #expect(text(of: own) == "answers=own difficulty=any misses=7 mode=standard")
  }

  @Test(
    "a game has six to eight misses, and no difficulty or evil mode for the player's own answer")
  func limits() {
    #expect((-1...12).filter { HangmanOptions(misses: $0) != nil } == [6, 7, 8])
    #expect(HangmanOptions(source: .own, mode: .evil) == nil)
    for difficulty in HangmanDifficulty.allCases {
      #expect(HangmanOptions(source: .own, difficulty: difficulty) == nil)
    }
  }

  @Test(
    "any other spelling of options is refused",
    arguments: [
      ("", .missing), ("answers=any", .missing), ("answers=any difficulty=any", .missing),
      ("answers=any difficulty=any misses=6", .missing),
      ("answers=any difficulty=any misses=6 mode=standard ", .surplus),
      ("answers=any difficulty=any misses=6 mode=standard more", .surplus),
      ("answers=Any difficulty=any misses=6 mode=standard", .unexpected),
      ("answers= difficulty=any misses=6 mode=standard", .unexpected),
      ("answers=cars difficulty=any misses=6 mode=standard", .unexpected),
      ("difficulty=any answers=any misses=6 mode=standard", .unexpected),
      ("answers=any difficulty=simple misses=6 mode=standard", .unexpected),
      ("answers=any difficulty=any misses=6 mode=hard", .unexpected),
      ("answers=any difficulty=any misses=6 mode=", .unexpected),
      ("answers=any difficulty=any misses=06 mode=standard", .notANumber),
      ("answers=any difficulty=any misses= mode=standard", .notANumber),
      ("answers=any difficulty=any misses=5 mode=standard", .outOfRange),
      ("answers=any difficulty=any misses=9 mode=standard", .outOfRange),
      ("answers=any difficulty=any misses=4294967302 mode=standard", .outOfRange),
      ("answers=own difficulty=easy misses=6 mode=standard", .outOfRange),
      ("answers=own difficulty=any misses=6 mode=evil", .outOfRange),
    ] as [(String, TextError)])
  func wrongOptions(line: String, error: TextError) {
    #expect(throws: error) { try value(HangmanOptions.self, in: line) }
  }

  @Test("a move has one spelling and reads back")
  func moves() throws {
    let longest = String(repeating: "z", count: 40)
    for (move, spelling) in [
      (.letter(try letter("e")), "letter e"), (.hint, "hint"),
      (.answer(try letters("red panda")), "answer redpanda"),
      (.answer(try letters(longest)), "answer \(longest)"),
      (.answer([try letter("a")]), "answer a"),
    ] as [(HangmanMove, String)] {
      #expect(text(of: move) == spelling)
      #expect(try value(HangmanMove.self, in: spelling) == move)
    }
  }

  @Test(
    "any other spelling of a move is refused",
    arguments: [
      ("", .missing), ("letter", .missing), ("answer", .missing), ("answer ", .missing),
      ("hint ", .surplus), ("hint e", .surplus), ("letter e f", .surplus),
      ("answer red panda", .surplus), ("Letter e", .unexpected), ("guess e", .unexpected),
      ("letter E", .unexpected), ("letter 7", .unexpected), ("letter é", .unexpected),
      ("answer Red", .unexpected), ("answer red_panda", .unexpected), ("answer -", .unexpected),
      ("letter ef", .outOfRange), ("answer " + String(repeating: "a", count: 41), .outOfRange),
    ] as [(String, TextError)])
  func wrongMoves(line: String, error: TextError) {
    #expect(throws: error) { try value(HangmanMove.self, in: line) }
  }

  @Test("a puzzle holds the category, and the spelling and clue of each answer")
  func puzzle() throws {
    for (puzzle, spelling) in [
      (
        try hangman("red panda", clue: "likes bamboo").puzzle,
        "category=animals answer=red_panda clue=likes_bamboo"
      ),
      (
        try hangman("cat", "dog").puzzle,
        "category=animals answer=cat clue= answer=dog clue="
      ),
      (
        HangmanPuzzle(own: try entry("Crème brûlée!", clue: "100 % sweet_\"tart\" = 🍮")),
        "category=own answer=Cr%c3%a8me_br%c3%bbl%c3%a9e!"
          + " clue=100_%25_sweet%5f%22tart%22_%3d_%f0%9f%8d%ae"
      ),
      (
        HangmanPuzzle(own: try entry("A1 b, c. d: e? f! g & h'i-j", clue: "'()*+,-./;<>@[]`{}~")),
        "category=own answer=A1_b,_c._d:_e?_f!_g_&_h'i-j"
          + " clue='()%2a%2b,-./;%3c%3e%40%5b%5d%60%7b%7d%7e"
      ),
    ] {
      #expect(text(of: puzzle) == spelling)
      #expect(try value(HangmanPuzzle.self, in: spelling) == puzzle)
    }
  }

  @Test(
    "any other spelling of a puzzle, and any invalid puzzle, is refused",
    arguments: [
      ("", .missing), ("category=food", .missing), ("category=food answer=ham", .missing),
      ("category=food answer=ham clue= ", .missing),
      ("category=food answer=ham clue= answer=egg", .missing),
      ("category=any answer=ham clue=", .unexpected),
      ("category=Food answer=ham clue=", .unexpected),
      ("answer=ham category=food clue=", .unexpected),
      ("category=food clue= answer=ham", .unexpected),
      ("category=food answer=ham clue=a more", .unexpected),
      // A plain byte is not escaped; any other byte is, in lower case and whole.
      ("category=food answer=h%61m clue=", .unexpected),
      ("category=food answer=ham%20egg clue=", .unexpected),
      ("category=food answer=caf%C3%A9 clue=", .unexpected),
      ("category=food answer=café clue=", .unexpected),
      ("category=food answer=caf%c3%a clue=", .unexpected),
      ("category=food answer=caf% clue=", .unexpected),
      ("category=food answer=ham clue=%", .unexpected),
      ("category=food answer=ham clue=%4", .unexpected),
      ("category=food answer=ham clue=%zz", .unexpected),
      ("category=food answer=ham clue=a=b", .unexpected),
      ("category=food answer=ham clue=a\tb", .unexpected),
      // The answer has its plain spelling.
      ("category=food answer=_ham clue=", .unexpected),
      ("category=food answer=ham_ clue=", .unexpected),
      ("category=food answer=ham__egg clue=", .unexpected),
      ("category=food answer=ham%c2%a0egg clue=", .unexpected),
      ("category=food answer=ham%e2%80%99s clue=", .unexpected),
      ("category=food answer=cafe%cc%81 clue=", .unexpected),
      // This is not UTF-8: cut off, a byte too many, half of a pair, too long a form.
      ("category=food answer=caf%c3 clue=", .unexpected),
      ("category=food answer=ham%ff clue=", .unexpected),
      ("category=food answer=ham%ed%a0%80 clue=", .unexpected),
      ("category=food answer=h%c1%a1m clue=", .unexpected),
      ("category=food answer=ham%f4%90%80%80 clue=", .unexpected),
      ("category=food answer= clue=", .outOfRange),
      ("category=food answer=h clue=", .outOfRange),
      ("category=food answer=h/m clue=", .outOfRange),
      ("category=food answer=ham%0a clue=", .outOfRange),
      ("category=food answer=ham%00 clue=", .outOfRange),
      ("category=food answer=h(m) clue=", .outOfRange),
      ("category=food answer=ham clue=%0a", .outOfRange),
      ("category=food answer=ham clue=%00", .outOfRange),
      ("category=food answer=ham clue=%7f", .outOfRange),
      ("category=food answer=ham clue=%c3", .outOfRange),
      ("category=food answer=ham clue=%ed%a0%80", .outOfRange),
      ("category=food answer=ham clue=\(String(repeating: "a", count: 301))", .outOfRange),
      ("category=food answer=\(String(repeating: "a", count: 41)) clue=", .outOfRange),
      ("category=food answer=\(String(repeating: "a.", count: 31)) clue=", .outOfRange),
      ("category=food answer=ham clue= answer=ham clue=", .outOfRange),
      ("category=food answer=ham clue= answer=HAM clue=", .outOfRange),
      ("category=food answer=ham clue= answer=eggs clue=", .outOfRange),
    ] as [(String, TextError)])
  func wrongPuzzles(line: String, error: TextError) {
    #expect(throws: error) { try value(HangmanPuzzle.self, in: line) }
  }

  @Test("fifty answers are a puzzle, and fifty-one are not")
  func fifty() throws {
    let pairs = alphabet.flatMap { first in alphabet.map { (first, $0) } }.prefix(51)
      .map { " answer=\(text(of: HangmanMove.answer([$0, $1])).dropFirst(7)) clue=" }
    let whole = "category=food" + pairs.prefix(50).joined()
    let puzzle = try value(HangmanPuzzle.self, in: whole)
    #expect(puzzle.entries.count == 50)
    #expect(text(of: puzzle) == whole)
    #expect(throws: TextError.outOfRange) {
      try value(HangmanPuzzle.self, in: whole + pairs[50])
    }
  }

  @Test("every answer of the book, and every random clue, reads back from a puzzle")
  func roundTrip() throws {
    var random = SeededRandom(seed: 8)
    for category in HangmanCategory.allCases {
      for entry in HangmanBook.standard.entries(of: category) {
        var clue = ""
        for _ in 0..<random.draw(below: 40) {
          let bits = [UInt32(0x80), 0x800, 0x10000, 0x110000][Int(random.draw(below: 4))]
          let scalar = Unicode.Scalar(random.draw(below: bits)) ?? " "
          clue.unicodeScalars.append(scalar)
        }
        let entries = [
          entry, HangmanEntry(entry.answer, clue: clue) ?? entry,
        ]
        for entry in entries {
          let puzzle = try #require(HangmanPuzzle(category: category, entries: [entry]))
          let line = text(of: puzzle)
          #expect(line.utf8.allSatisfy { (0x20..<0x7F).contains($0) })
          #expect(try value(HangmanPuzzle.self, in: line) == puzzle)
        }
      }
    }
  }

  @Test("hostile bytes never crash the reader, and a value that reads is written the same")
  func hostile() throws {
    var random = SeededRandom(seed: 13)
    let lines = [
      "answers=food difficulty=hard misses=8 mode=evil", "answer redpanda", "letter e",
      "category=food answer=caf%c3%a9 clue=%f0%9f%8d%ae_hot answer=tea's clue=",
    ].map { Array($0.utf8) }
    var read = 0
    for turn in 0..<40_000 {
      var line = lines[turn % lines.count]
      for _ in 0..<(1 + random.draw(below: 3)) {
        let place = Int(random.draw(below: UInt32(line.count)))
        switch random.draw(below: 4) {
        case 0: line[place] = UInt8(random.draw(below: 256))
        case 1: line[place] = Array("%_=aZ0f9 c".utf8)[Int(random.draw(below: 10))]
        case 2: line.remove(at: place)
        default: line.insert(UInt8(random.draw(below: 128)), at: place)
        }
      }
      if isRead(HangmanOptions.self, line) { read += 1 }
      if isRead(HangmanMove.self, line) { read += 1 }
      if isRead(HangmanPuzzle.self, line) { read += 1 }
    }
    #expect((1000..<30_000).contains(read))
  }

  /// Whether bytes are a value that is written the same.
  private func isRead<Value: TextCodable>(_ type: Value.Type, _ line: [UInt8]) -> Bool {
    var reader = TextReader(line)
    guard let value = try? Value(from: &reader), reader.isAtEnd else { return false }
    var writer = TextWriter()
    value.write(to: &writer)
    #expect(writer.bytes == line)
    return true
  }
}
