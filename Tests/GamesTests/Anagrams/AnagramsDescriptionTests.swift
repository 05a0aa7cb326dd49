import Games
import Testing
import WordData
import Words

@Suite("Anagrams: in words")
struct AnagramsDescriptionTests {
  @Test("before its first move, a game says its letters and its number of words")
  func start() throws {
    let game = try anagrams()
    #expect(game.describe(.brief) == "0 of 26 words, 0 points.")
    #expect(game.describe(.standard) == "Letters CDENNO. 0 of 26 words, 0 points.")
    #expect(
      game.fullDescription
        == "0 of 26 words, 0 points. Rack 1, C, D, E, N, N, O. "
        + "3 letters, 0 of 11. 4 letters, 0 of 10. 5 letters, 0 of 4. 6 letters, 0 of 1.")
  }

  @Test("an unfinished game has descriptions of three lengths")
  func playing() throws {
    var game = try anagrams(
      racks: ["hisswy", "ehhssu"], found: ["wish", "ish", "his", "swishy", "use"])
    try game.play(.hint(blank: 16), at: .zero)
    #expect(game.describe(.brief) == "Rack 2 of 2, 1 of 17 words, 19 points.")
    #expect(
      game.describe(.standard)
        == "Letters EHHSSU. Rack 2 of 2, 1 of 17 words, 19 points. "
        + "A word of 6 letters begins with H.")
    #expect(
      game.fullDescription
        == "Rack 2 of 2, 1 of 17 words, 19 points. "
        + "Rack 1, H, I, S, S, W, Y. 3 letters, 1 of 5: HIS. 4 letters, 1 of 5: WISH. "
        + "5 letters, 0 of 2. 6 letters, 1 of 1: SWISHY. Bonus: ISH. "
        + "Also there: SHY, SIS, WHY, WIS, HISS, WHYS, WISS, YWIS, HISSY, SWISH. "
        + "Rack 2, E, H, H, S, S, U. 3 letters, 1 of 9: USE. 4 letters, 0 of 6. "
        + "5 letters, 0 of 1. 6 letters, 0 of 1. A word of 6 letters begins with H.")
  }

  @Test("the description of a finished game says how far it came")
  func end() throws {
    var game = try anagrams(racks: ["cdenno", "hisswy"], found: ["cod", "conned"])
    try game.play(.finish, at: .zero)
    #expect(game.describe(.brief) == "Over after 2 of 2 racks: 2 of 39 words, 9 points.")
    #expect(
      game.describe(.standard)
        == "Letters HISSWY. Over after 2 of 2 racks: 2 of 39 words, 9 points. "
        + "Game ended.")
    let all = try anagrams(.findAll, racks: ["hisswy"], found: try allWords("hisswy"))
    #expect(
      all.describe(.standard)
        == "Letters HISSWY. Over: 13 of 13 words, 51 points. "
        + "SWISHY uses all six letters, +6 points. Every word found. That was the last round."
    )
  }

  private func allWords(_ letters: String) throws -> [String] {
    try sampleRack(letters).blanks.map(\.text)
  }

  @Test(
    "no description shows an unfound word while the rack is in play",
    arguments: [
      AnagramsOptions.Mode.classic, .findAll, .timed,
    ])
  func noSpoiler(mode: AnagramsOptions.Mode) throws {
    for seed in 0..<UInt64(8) {
      var game = try dealtAnagrams(mode, .medium, count: 2, seed: seed)
      let (found, rest) = (game.round.rack.blanks.prefix(3), game.round.rack.blanks.dropFirst(3))
      try game.find(Array(found))
      for word in rest where word.count > 3 {
        #expect(!game.fullDescription.contains(word.uppercased))
      }
      // No description shows the next rack either.
      let next = game.puzzle.racks[1].letters
      #expect(!game.fullDescription.contains(next.map(\.uppercased).joined(separator: ", ")))
    }
  }

  @Test("a transcript has a line for everything that a replay restores")
  func transcript() throws {
    var game = try anagrams(racks: ["cdenno", "hisswy"], found: ["cod", "ned"])
    try game.play(.hint(blank: 25), at: .zero)
    try game.play(.hint(blank: 25), at: .zero)
    try game.play(.pass, at: .zero)
    var text = TextWriter()
    game.transcribe(into: &text)
    #expect(
      String(decoding: text.bytes, as: UTF8.self)
        == "rack cdenno passed 1/26\ncod 3\nned 3 bonus\nhint 26 2\nrack hisswy in-play 0/13\n")
  }

  @Test("TT-8: each reason for a refusal has its own sentence")
  func refusals() throws {
    let game = try anagrams(found: ["cod"])
    func sentences(_ text: String) throws -> String {
      let refusal = game.refusal(of: .word(try word(text)), in: .standard)
      return AnagramsTexts.refusal(try #require(refusal))
    }
    #expect(try sentences("do") == "Too short: at least 3 letters.")
    #expect(try sentences("cod") == "Already found.")
    #expect(try sentences("nnode") == "Not in the word list.")
    #expect(try sentences("sod") == "No S in these letters.")
    #expect(
      try sentences("nnneed")
        == "Only one E in these letters. Only 2 N’s in these letters. "
        + "Not in the word list.")
    func sentence(_ move: AnagramsMove, at time: Int64 = 0, in game: Anagrams) throws -> String {
      let refusal = game.refusal(of: move, in: nil, at: PlayTime(time))
      return AnagramsTexts.refusal(try #require(refusal))
    }
    #expect(try sentence(.word(word("dec")), in: game) == "A word, but not in this game.")
    #expect(try sentence(.hint(blank: 99), in: game) == "No such blank.")
    #expect(try sentence(.pass, in: anagrams(found: ["conned"])) == "The game is over.")
    #expect(try sentence(.hint(blank: 0), at: 120_000, in: anagrams(.timed)) == "Time is up.")
    var shown = game
    for _ in 0..<2 { try shown.play(.hint(blank: 1), at: .zero) }
    #expect(try sentence(.hint(blank: 1), in: shown) == "Only the last letter is missing.")
  }

  @Test("TT-6: each reason for refusing an edit has its own sentence")
  func inputRefusals() throws {
    let n = try letter("n")
    #expect(
      [.notALetter, .notInRack(n), .usedUp(n, count: 1), .usedUp(n, count: 2), .noSuchRange]
        .map { AnagramsTexts.refusal($0 as RackInputRefusal) } == [
          "Use only these letters.", "No N in these letters.",
          "N is already used.", "All 2 N’s are used.",
          "No such letters.",
        ])
  }

  @Test(
    "messages announce a finished length and the last rack",
    arguments: [
      AnagramsOptions.Mode.findAll, .timed,
    ])
  func completions(mode: AnagramsOptions.Mode) throws {
    var game = try anagrams(mode, racks: ["hisswy"], found: ["hissy", "swish"])
    func message() throws -> String {
      AnagramsTexts.message(try #require(game.lastEvent), in: game)
    }
    #expect(try message() == "+5 points. All 5-letter words found.")
    try game.find([word("ish")])
    #expect(try message() == "Bonus word, +3 points.")
    try game.play(.pass, at: .zero)
    #expect(try message() == "You missed 11 words.")
  }
}
