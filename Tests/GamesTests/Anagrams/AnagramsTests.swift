import Games
import Testing
import WordData
import Words

@Suite("Anagrams")
struct AnagramsTests {
  @Test("TT-4: the blanks show how many words of each length are left")
  func blanksByLength() throws {
    var game = try anagrams()
    #expect(
      AnagramsRack.wordLengths.map { game.round.rack.blanks(length: $0).count } == [11, 10, 4, 1])
    #expect(AnagramsRack.wordLengths.map { game.round.foundCount(length: $0) } == [0, 0, 0, 0])
    try game.find([word("cod"), word("node"), word("none")])
    #expect(AnagramsRack.wordLengths.map { game.round.foundCount(length: $0) } == [1, 2, 0, 0])
    #expect(game.round.rack.blanks(length: 2) == 0..<0)
    #expect(game.round.rack.blanks(length: 7) == 26..<26)
  }

  @Test("TT-8: a message gives the points of a right word, and names a bonus word as such")
  func messages() throws {
    func message(_ words: [String]) throws -> String {
      let game = try anagrams(.findAll, found: words)
      return AnagramsTexts.message(try #require(game.lastEvent), in: game)
    }
    #expect(try message(["cod"]) == "+3 points.")
    #expect(try message(["cod", "done"]) == "+4 points.")
    #expect(try message(["ned"]) == "Bonus word, +3 points.")
    #expect(
      try message(["conned"]) == "CONNED uses all six letters, +6 points."
        + " Go on, or finish.")
  }

  @Test(
    "TT-8: a refusal says whether a word is missing from the rack's list or from every list")
  func notOnThisList() throws {
    let rack = try #require(
      AnagramsRack(letters: word("cdenno"), blanks: [word("conned"), word("cod")]))
    let options = try #require(AnagramsOptions(mode: .classic, racks: .medium, count: 1))
    let game = try Anagrams(#require(AnagramsPuzzle(racks: [rack])), options: options)
    #expect(try game.reasons("code") == [.notOnList])
    #expect(try game.reasons("code", in: nil) == [.notOnList])
    #expect(try game.reasons("nnode") == [.notAWord])
    #expect(try game.reasons("nnode", in: nil) == [.notOnList])
    #expect(try game.reasons("cod") == [])
  }

  @Test("TT-8: a vulgar word is a word, but it is on no rack's list")
  func vulgar() throws {
    var vulgar: [Word] = []
    WordBook.standard.forEachWord(length: 6) { if $1 == .vulgar { vulgar.append($0) } }
    var racks = 0
    for word in vulgar {
      guard let rack = AnagramsRack(RackDraft(letters: word, words: [word]), accepting: .standard)
      else { continue }
      racks += 1
      #expect(rack.bonus.allSatisfy { WordBook.standard.wordClass(of: $0) != .vulgar })
    }
    #expect(racks > 0)
  }

  @Test("TT-8: a word of fewer than three letters is too short")
  func tooShort() throws {
    let game = try anagrams()
    #expect(try game.reasons("c") == [.tooShort(1)])
    #expect(try game.reasons("do") == [.tooShort(2)])
    #expect(try game.reasons("don") == [])
  }

  @Test("TT-5: a letter counts as often as the rack has it, and no more")
  func letters() throws {
    let game = try anagrams()
    #expect(try game.reasons("none") == [])
    #expect(try game.reasons("need") == [.exceedsLetter(letter("e"), count: 1)])
    #expect(
      try game.reasons("ninny") == [
        .exceedsLetter(letter("i"), count: 0), .exceedsLetter(letter("n"), count: 2),
        .exceedsLetter(letter("y"), count: 0),
      ])
    #expect(try game.reasons("zzz", in: nil) == [.exceedsLetter(letter("z"), count: 0)])
    #expect(
      try game.reasons("nod z".filter { $0 != " " })
        == [.exceedsLetter(letter("z"), count: 0), .notAWord])
    #expect(
      try game.reasons("ox") == [.tooShort(2), .exceedsLetter(letter("x"), count: 0)])
  }

  @Test("TT-9: a right word is kept, and a wrong one is not")
  func kept() throws {
    var game = try anagrams(found: ["cod", "ned"])
    let before = game
    for wrong in ["zebra", "do", "cod", "nnode", "ned"] {
      let move = AnagramsMove.word(try word(wrong))
      let expected = try #require(game.refusal(of: move, in: nil))
      #expect(throws: expected) { try game.play(move, at: 9) }
      #expect(game == before)
    }
    #expect(try game.round.words == [word("cod"), word("ned")])
    #expect(game.round.bonusWords.map(\.text) == ["ned"])
    #expect(game.round.foundCount == 1)
  }

  @Test("TT-9: a found word and a found bonus word count as already found")
  func alreadyFound() throws {
    let game = try anagrams(found: ["cod", "ned"])
    #expect(try game.reasons("cod") == [.alreadyFound])
    #expect(try game.reasons("ned") == [.alreadyFound])
    #expect(game.score == 6)
  }

  @Test("TT-10: a length is complete when all its words are found, and never if it has no words")
  func complete() throws {
    var game = try anagrams(.findAll, racks: ["ehhssu"])
    #expect(!game.round.isComplete(length: 5))
    try game.find([word("shush")])
    #expect(game.round.isComplete(length: 5))
    #expect(!game.round.isComplete(length: 6))
    #expect(!game.round.isComplete(length: 4))
    for text in ["hehs", "hues", "hush", "shes", "sues"] { try game.find([word(text)]) }
    #expect(!game.round.isComplete(length: 4))
    try game.find([word("uses")])
    #expect(game.round.isComplete(length: 4))
    let rack = try #require(AnagramsRack(letters: word("cdenno"), blanks: [word("conned")]))
    let options = try #require(AnagramsOptions(mode: .findAll, racks: .easy, count: 1))
    let small = try Anagrams(#require(AnagramsPuzzle(racks: [rack])), options: options)
    for length in 2...7 { #expect(!small.round.isComplete(length: length)) }
  }

  @Test("TT-11: a word of six letters leads to another rack, and its message says so")
  func leadsOn() throws {
    var game = try anagrams(racks: ["cdenno", "ehhssu"], found: ["cod", "conned"])
    #expect(game.rounds.count == 2)
    #expect(game.rounds[0].ending == .allLetters)
    #expect(try game.round.rack == sampleRack("ehhssu"))
    #expect(game.round.ending == nil)
    #expect(
      AnagramsTexts.message(try #require(game.lastEvent), in: game)
        == "CONNED uses all six letters, +6 points. Round over.")
    try game.find([word("hushes")])
    #expect(game.outcome == .won)
    #expect(
      AnagramsTexts.message(try #require(game.lastEvent), in: game)
        == "HUSHES uses all six letters, +6 points. Round over.")
  }

  @Test("TT-11: a bonus word of six letters leads to another rack, too")
  func bonusLeadsOn() throws {
    let rack = try #require(
      AnagramsRack(letters: word("aeprst"), blanks: [word("tapers")], bonus: [word("paters")]))
    let options = try #require(AnagramsOptions(mode: .classic, racks: .easy, count: 2))
    let puzzle = try #require(AnagramsPuzzle(racks: [rack, sampleRack("cdenno")]))
    var game = try Anagrams(puzzle, options: options)
    try game.find([word("paters")])
    #expect(game.rounds.count == 2)
    #expect(game.rounds[0].pangramCount == 1)
  }

  @Test("TT-11: a game never has the same letters twice, in any order")
  func neverTwice() throws {
    let rack = try sampleRack("cdenno")
    let twisted = try #require(
      AnagramsRack(letters: word("onnced"), blanks: rack.blanks, bonus: rack.bonus))
    #expect(AnagramsPuzzle(racks: [rack, twisted]) == nil)
    #expect(AnagramsPuzzle(racks: [rack, try sampleRack("hisswy")]) != nil)
    #expect(AnagramsPuzzle(racks: []) == nil)
  }

  @Test("TT-12: a word is worth its number of letters, and the score adds up over all racks")
  func score() throws {
    let game = try anagrams(
      racks: ["cdenno", "ehhssu"], found: ["cod", "ned", "coned", "conned", "use", "hush"])
    #expect(game.rounds.map(\.points) == [17, 7])
    #expect(game.rounds.map(\.bonusPoints) == [3, 0])
    #expect(game.score == 24)
  }

  @Test(
    "TT-12: the words of the samples are worth 99, 62 and 51 in total",
    arguments: [
      ("cdenno", 99), ("ehhssu", 62), ("hisswy", 51),
    ])
  func allWords(letters: String, points: Int64) throws {
    var game = try anagrams(.findAll, racks: [letters])
    try game.find(game.round.rack.blanks)
    #expect(game.score == points)
    #expect(game.outcome == .won)
    #expect(game.round.ending == .cleared)
  }

  @Test("in find-all mode a word of six letters does not end the rack, but the last word does")
  func findAll() throws {
    var game = try anagrams(.findAll, racks: ["hisswy", "ehhssu"], found: ["swishy"])
    #expect(game.rounds.count == 1)
    let words = game.round.rack.blanks.filter { $0.count < 6 }
    try game.find(words.dropLast() + game.round.rack.bonus)
    #expect(game.rounds.count == 1)
    #expect(game.round.missed == [words.last].compactMap { $0 })
    try game.find(words.suffix(1))
    #expect(game.rounds.count == 2)
    #expect(game.rounds[0].ending == .cleared)
    #expect(game.rounds[0].isCleared)
    try game.play(.pass, at: .zero)
    #expect(game.outcome == .won)
  }

  @Test("a find-all game is won by a word of six letters on any rack, whatever else is missed")
  func goal() throws {
    for (found, end, outcome) in [
      ([["swishy"], []], AnagramsMove.pass, Outcome.won), ([[], ["conned"]], .pass, .won),
      ([["sis"], ["cod", "done"]], .pass, .lost), ([["swishy"]], .finish, .won),
      ([["sis"]], .finish, .lost),
    ] {
      var game = try anagrams(.findAll, racks: ["hisswy", "cdenno"])
      for words in found {
        try game.find(words.map { try word($0) })
        #expect(game.outcome == .playing)
        try game.play(end, at: .zero)
      }
      #expect(game.outcome == outcome)
    }
  }

  @Test("a find-all game by earlier rules is won only by all words of every rack")
  func earlierGoal() throws {
    for rules in [Int64(1), 3, 4] {
      let deal = try anagrams(.findAll)
      var game = try Anagrams(deal.puzzle, options: deal.options, rules: rules)
      try game.find(Array(game.round.rack.blanks.dropFirst()))
      #expect(game.round.pangramCount == 1)
      try game.play(.pass, at: .zero)
      #expect(game.outcome == (rules < 4 ? .lost : .won))
    }
    #expect(try anagrams(.findAll).rules == 4)
    #expect(try anagrams(.classic).rules == 1)
  }

  @Test("a passed rack shows the missed words, and its found words still count")
  func pass() throws {
    var game = try anagrams(racks: ["cdenno", "hisswy"], found: ["cod"])
    try game.play(.pass, at: 5000)
    #expect(game.rounds[0].ending == .passed)
    #expect(game.rounds[0].missed.count == 25)
    #expect(game.round.begun == 5000)
    #expect(game.score == 3)
    #expect(game.outcome == .playing)
    try game.play(.pass, at: 6000)
    #expect(game.outcome == .lost)
    #expect(game.rounds.count == 2)
  }

  @Test("a game that the player finishes early ends on its current rack")
  func finish() throws {
    var game = try anagrams(racks: ["cdenno", "hisswy"], found: ["conned", "sis"])
    try game.play(.finish, at: .zero)
    #expect(game.outcome == .lost)
    #expect(game.rounds.map(\.ending) == [.allLetters, .finished])
    #expect(game.score == 9)
    var last = try anagrams(.timed, found: ["conned"])
    try last.play(.finish, at: .zero)
    #expect(last.outcome == .won)
  }

  @Test("a finished game refuses every move")
  func over() throws {
    let game = try anagrams(found: ["conned"])
    #expect(game.outcome == .won)
    for move in [.word(try word("cod")), .hint(blank: 0), .hint(blank: 999), .pass, .finish]
      as [AnagramsMove]
    {
      #expect(game.refusal(of: move, in: .standard)?.reasons == [.over])
      #expect(game.refusal(of: move, in: nil, at: PlayTime(.max))?.reasons == [.over])
    }
  }

  @Test("a puzzle with more or fewer racks than the options say is not a game")
  func mismatch() throws {
    let puzzle = try #require(AnagramsPuzzle(racks: [try sampleRack("cdenno")]))
    let options = try #require(AnagramsOptions(mode: .classic, racks: .easy, count: 2))
    #expect(throws: PuzzleError()) { try Anagrams(puzzle, options: options) }
  }

  @Test("there are three samples, and a game has one to nine racks")
  func counts() {
    for mode in AnagramsOptions.Mode.allCases {
      for racks in AnagramsOptions.Racks.allCases {
        let counts = (-1...11).filter {
          AnagramsOptions(mode: mode, racks: racks, count: $0) != nil
        }
        #expect(counts == Array(1...(racks == .samples ? 3 : 9)))
      }
      #expect(AnagramsOptions.standard(mode).count == (mode == .findAll ? 1 : 5))
    }
  }
}
