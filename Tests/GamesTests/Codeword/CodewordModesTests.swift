import Games
import Testing
import WordData
import Words

@Suite("Codeword: hard and ultra-hard")
struct CodewordModesTests {
  typealias Reason = CodewordRefusal.Reason

  private func reasons(
    _ attempt: String, in game: Codeword, words: WordBook? = nil
  ) throws -> [Reason] {
    game.refusal(of: CodewordMove(try word(attempt)), in: words)?.reasons ?? []
  }

  private func letter(_ text: String) throws -> Letter { try word(text)[0] }

  @Test("standard mode allows any word, whatever is known")
  func standard() throws {
    let game = try codeword("crane", tried: ["crimp", "crave"])
    #expect(try reasons("slick", in: game) == [])
  }

  @Test("CW-19: in hard mode a letter in its place must stay there")
  func exactMustStay() throws {
    let game = try codeword("crane", mode: .hard, tried: ["crimp"])
    #expect(
      try reasons("orcas", in: game) == [.missesExact(letter("c"), position: 0)])
    #expect(try reasons("croak", in: game) == [])
  }

  @Test("in hard mode a letter out of place must be used, in any place")
  func inexactMustBeUsed() throws {
    let game = try codeword("crane", mode: .hard, tried: ["nicks"])
    #expect(
      try reasons("slate", in: game) == [
        .missesLetter(letter("c"), count: 1), .missesLetter(letter("n"), count: 1),
      ])
    #expect(try reasons("canny", in: game) == [])
  }

  @Test("in hard mode a letter known twice must be used twice")
  func knownTwice() throws {
    let game = try codeword("eerie", mode: .hard, tried: ["speed"])
    #expect(try reasons("three", in: game) == [])
    #expect(try reasons("crate", in: game) == [.missesLetter(letter("e"), count: 2)])
    #expect(try reasons("crowd", in: game) == [.missesLetter(letter("e"), count: 2)])
  }

  @Test("in hard mode a refusal names a letter that is missing from its place once")
  func noReasonTwice() throws {
    let game = try codeword("crane", mode: .hard, tried: ["crimp"])
    #expect(
      try reasons("slate", in: game) == [
        .missesExact(letter("c"), position: 0), .missesExact(letter("r"), position: 1),
      ])
    let both = try codeword("eerie", mode: .hard, tried: ["elegy"])
    // One E is in its place and one is elsewhere: the place alone would not name the other E.
    #expect(
      try reasons("crowd", in: both) == [
        .missesExact(letter("e"), position: 0), .missesLetter(letter("e"), count: 2),
      ])
  }

  @Test("in hard mode absent letters may be used")
  func absentLettersMayBeUsed() throws {
    let game = try codeword("crane", mode: .hard, tried: ["slate"])
    #expect(try reasons("stale", in: game) == [])
  }

  @Test("in ultra-hard mode letters known to be absent must not be used")
  func absentLetters() throws {
    let game = try codeword("crane", mode: .ultraHard, tried: ["slate"])
    #expect(
      try reasons("stage", in: game) == [
        .exceedsLetter(letter("s"), count: 0), .exceedsLetter(letter("t"), count: 0),
      ])
    #expect(try reasons("brake", in: game) == [])
  }

  @Test("in ultra-hard mode surplus copies of a letter must not be used")
  func surplusCopies() throws {
    let game = try codeword("abide", mode: .ultraHard, tried: ["speed"])
    // SPEED showed one E and one D, and no other E.
    #expect(
      try reasons("emcee", in: game) == [
        .missesLetter(letter("d"), count: 1), .exceedsLetter(letter("e"), count: 1),
        .repeatsPosition(letter("e"), position: 3),
      ])
    #expect(try reasons("deity", in: game) == [])
    let two = try codeword("eerie", mode: .ultraHard, tried: ["geese"])
    #expect(try reasons("melee", in: two) == [])
    #expect(
      try !reasons("emcee", in: two).contains { reason in
        if case .exceedsLetter = reason { true } else { false }
      })
  }

  @Test("CW-19: in ultra-hard mode a letter out of place must not be in the same place again")
  func misplacedLetters() throws {
    let game = try codeword("crane", mode: .ultraHard, tried: ["nicer"])
    #expect(
      try reasons("ocher", in: game) == [
        .missesLetter(letter("n"), count: 1), .repeatsPosition(letter("e"), position: 3),
        .repeatsPosition(letter("r"), position: 4),
      ])
    #expect(try reasons("crane", in: game) == [])
    #expect(
      try reasons("nacre", in: game) == [
        .repeatsPosition(letter("n"), position: 0), .repeatsPosition(letter("c"), position: 2),
      ])
  }

  @Test("in ultra-hard mode a surplus copy must not stay in place if the letter has another place")
  func misplacedCopies() throws {
    let game = try codeword("abide", mode: .ultraHard, tried: ["speed"])
    #expect(
      try reasons("diced", in: game) == [
        .repeatsPosition(letter("e"), position: 3), .repeatsPosition(letter("d"), position: 4),
      ])
    // The refusal names an absent letter once, as absent.
    #expect(
      try reasons("spied", in: game) == [
        .exceedsLetter(letter("p"), count: 0), .exceedsLetter(letter("s"), count: 0),
        .repeatsPosition(letter("e"), position: 3), .repeatsPosition(letter("d"), position: 4),
      ])
  }

  @Test("version 1 and hard mode allow what ultra-hard mode refuses since version 2")
  func rulesBefore() throws {
    let earlier = try codeword("crane", mode: .ultraHard, rules: 1, tried: ["nicer"])
    #expect(try reasons("nacre", in: earlier) == [])
    #expect(try reasons("nacre", in: codeword("crane", mode: .hard, tried: ["nicer"])) == [])
    for (mode, rules) in [(.standard, 1), (.hard, 1), (.ultraHard, 2)]
      as [(CodewordOptions.Mode, Int64)]
    {
      let options = try #require(CodewordOptions(length: 5, mode: mode))
      let game = try Codeword(CodewordPuzzle(secret: word("crane")), options: options)
      #expect(game.rules == rules, "a new game has the latest rules")
    }
  }

  @Test("a refusal gives every reason at once, the most basic first")
  func everyReason() throws {
    let game = try codeword("crane", mode: .ultraHard, tried: ["crust", "crank"])
    #expect(
      try reasons("thorns", in: game, words: .standard) == [
        .wrongLength(6, needed: 5),
        .missesExact(letter("c"), position: 0), .missesExact(letter("r"), position: 1),
        .missesExact(letter("a"), position: 2), .missesExact(letter("n"), position: 3),
        .exceedsLetter(letter("s"), count: 0), .exceedsLetter(letter("t"), count: 0),
      ])
    #expect(
      try reasons("sssss", in: game, words: .standard).first == .notInList)
    #expect(
      try reasons("crust", in: game, words: .standard) == [
        .alreadyTried(number: 1),
        .missesExact(letter("a"), position: 2), .missesExact(letter("n"), position: 3),
        .exceedsLetter(letter("s"), count: 0), .exceedsLetter(letter("t"), count: 0),
        .exceedsLetter(letter("u"), count: 0),
      ])
  }

  @Test("the secret can be tried in every mode, whatever is known", arguments: 3...6)
  func secretIsNeverRefused(length: Int) throws {
    var words: [Word] = []
    WordBook.standard.forEachWord(length: length) { word, _ in words.append(word) }
    var random = SeededRandom(seed: 77)
    for mode in CodewordOptions.Mode.allCases {
      let options = try #require(CodewordOptions(length: length, mode: mode))
      for _ in 0..<40 {
        let secret = words[Int(random.draw(below: UInt32(words.count)))]
        var game = try Codeword(CodewordPuzzle(secret: secret), options: options)
        for _ in 0..<12 where game.outcome == .playing {
          let attempt = words[Int(random.draw(below: UInt32(words.count)))]
          try? game.play(CodewordMove(attempt), at: .zero)
        }
        guard game.outcome == .playing else { continue }
        #expect(game.refusal(of: CodewordMove(secret), in: .standard) == nil)
      }
    }
  }
}
