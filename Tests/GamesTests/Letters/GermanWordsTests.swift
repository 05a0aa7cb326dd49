import ByteStrings
import Games
import Testing
import Words

@Suite("Games with German words")
struct GermanWordsTests {
  private static let answers = ["bär", "käse", "rose", "küste", "mäuse", "grüße", "bäcker"]

  private func german(_ text: String) throws -> Word { try word(text, in: .german) }

  /// A Codeword with a German secret, after some attempts.
  private func codeword(
    _ secret: String, mode: CodewordOptions.Mode = .standard, tried attempts: String...
  ) throws -> Codeword {
    let secret = try german(secret)
    let options = try #require(CodewordOptions(length: secret.count, mode: mode, words: .german))
    var game = try Codeword(CodewordPuzzle(secret: secret), options: options)
    for attempt in attempts { try game.play(CodewordMove(german(attempt)), at: .zero) }
    return game
  }

  private func rack(_ letters: String, _ words: String...) throws -> AnagramsRack {
    try #require(AnagramsRack(letters: german(letters), blanks: try words.map(german)))
  }

  @Test("a record spells a word in ASCII, in one way, and reads it back")
  func spelling() throws {
    for answer in ["mäuse", "öl", "übel", "rose"] {
      let spelled = try text(of: german(answer))
      #expect(spelled.utf8.allSatisfy { $0 < 0x80 })
      #expect(try value(Word.self, in: spelled, alphabet: .german) == german(answer))
    }
    #expect(try text(of: german("mäuse")) == "m%c3%a4use")
    let others = [
      "mäuse", "m%c3%84use", "m%C3%A4use", "m%c3use", "%6d", "ma%cc%88use", "stra%c3%9f",
    ]
    for other in others {
      #expect(throws: TextError.unexpected, "\(other)") {
        try value(Word.self, in: other, alphabet: .german)
      }
    }
    #expect(throws: TextError.unexpected) { try value(Word.self, in: "m%c3%a4use") }
    #expect(throws: TextError.outOfRange) {
      try value(Word.self, in: "%c3%a4ndernd", alphabet: .german)
    }
  }

  @Test("a book knows its words, and none of another alphabet")
  func words() throws {
    let book = try book(answers: ["bär", "bar", "käse", "mäuse", "bäcker"], in: .german)
    #expect(try book.wordClass(of: german("bär")) == .answer)
    #expect(try book.wordClass(of: word("bar")) == nil)
    #expect(try !book.contains(german("bör")))
    var listed: [String] = []
    book.forEachWord(length: 3) { word, _ in listed.append(word.text) }
    #expect(listed == ["bar", "bär"])
    var found: [String] = []
    try book.forEachWord(within: german("bärkes")) { word, _ in found.append(word.text) }
    #expect(found == ["bär", "käse"])
    try book.forEachWord(within: word("barkes")) { word, _ in Issue.record("\(word)") }
  }

  @Test("CW-1: ä is marked as its own letter, and a does not find it")
  func marks() throws {
    let game = try codeword("mäuse", tried: "maske", "käuze")
    #expect(symbols(of: game.attempts[0].marks) == "=-+-=")
    #expect(symbols(of: game.attempts[1].marks) == "-==-=")
    let (a, umlaut) = try (german("a")[0], german("ä")[0])
    #expect(game.hints.bestMark(of: a) == Mark.none)
    #expect(game.hints.bestMark(of: umlaut) == .exact)
    #expect(game.hints.exactLetter(at: 1) == umlaut)
  }

  @Test("the hard modes know every letter of the alphabet")
  func hardModes() throws {
    let umlaut = try german("ü")[0]
    let hard = try codeword("küste", mode: .hard, tried: "bürde")
    #expect(
      try hard.refusal(of: CodewordMove(german("kasse")), in: nil)?.reasons
        == [.missesExact(umlaut, position: 1)])
    let ultra = try codeword("rosen", mode: .ultraHard, tried: "rüben")
    #expect(
      try ultra.refusal(of: CodewordMove(german("rügen")), in: nil)?.reasons
        == [.exceedsLetter(umlaut, count: 0)])
  }

  @Test("a word of another alphabet is in no list, even if it looks alike")
  func otherAlphabet() throws {
    let game = try codeword("rosen")
    let book = try book(answers: ["rosen", "nasen"], in: .german)
    #expect(try game.refusal(of: CodewordMove(german("nasen")), in: book) == nil)
    #expect(try game.refusal(of: CodewordMove(word("nasen")), in: book)?.reasons == [.notInList])
  }

  @Test("TT-6: letters are typed in either case, ß as two s, and a is not ä")
  func rackInput() throws {
    var input = RackInput(try german("grüsse"))
    try input.write("GRÜßE")
    #expect(try input.word == german("grüsse"))
    let a = try german("a")[0]
    #expect(throws: RackInputRefusal.notInRack(a)) { try input.write("a") }
    #expect(throws: RackInputRefusal.usedUp(try german("ü")[0], count: 1)) {
      try input.write("üü")
    }
    #expect(throws: RackInputRefusal.notALetter) { try input.write("ü1") }
    // Some systems type ü as u and two dots.
    try input.write("Gru\u{308}")
    #expect(try input.word == german("grü"))
    // An accent that makes no letter of the alphabet is ignored.
    try input.write("é")
    #expect(try input.word == german("e"))
  }

  @Test("TT-8: a rack finds its words and names the letters that it lacks")
  func anagrams() throws {
    let rack = try rack("bäcker", "bäcker", "bär")
    let options = try #require(
      AnagramsOptions(mode: .classic, racks: .easy, count: 1, words: .german))
    let puzzle = try #require(AnagramsPuzzle(racks: [rack]))
    let read = try value(AnagramsPuzzle.self, in: text(of: puzzle), alphabet: .german)
    #expect(read == puzzle)
    var game = try Anagrams(puzzle, options: options)
    let missing = game.refusal(of: .word(try german("bar")), in: nil)
    #expect(missing?.reasons.isEmpty == false)
    try game.play(.word(german("bär")), at: .zero)
    #expect(game.score == 3)
    try game.play(.word(german("bäcker")), at: .zero)
    #expect(game.round.foundCount == 2)
  }

  @Test("HM-4: ä is guessed as ä, ß as s, and other accents as their base letter")
  func hangman() throws {
    let answer = try HangmanAnswer("Bärenstraße à la carte", in: .german)
    #expect(answer.text == "Bärenstrasse à la carte")
    #expect(answer.letterCount == 20)
    let options = try #require(HangmanOptions(source: .own, misses: 6, words: .german))
    let entry = try #require(HangmanEntry(answer))
    let puzzle = HangmanPuzzle(own: entry)
    let read = try value(HangmanPuzzle.self, in: text(of: puzzle), alphabet: .german)
    #expect(read == puzzle && read.entries[0].answer.alphabet == .german)
    var game = try Hangman(puzzle, options: options)
    try game.play(.letter(typed: "Ä", in: .german), at: .zero)
    #expect(game.slots.count { $0 != .blank } == 4)
    try game.play(.letter(typed: "a", in: .german), at: .zero)
    #expect(game.slots[12].text == " " && game.slots[13].text == "à")
    let refusal = #expect(throws: HangmanRefusal.self) {
      try HangmanMove.letter(typed: "ß", in: .german)
    }
    #expect(refusal?.reasons == [.severalLetters])
    let moves = game.turns.map(\.move)
    for move in moves {
      #expect(try value(HangmanMove.self, in: text(of: move), alphabet: .german) == move)
    }
    try game.play(.answer(typed: "BÄRENSTRAẞE a la carte", in: .german), at: .zero)
    #expect(game.outcome == .won)
  }
}
