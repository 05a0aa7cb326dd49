import Games
import Testing
import WordData
import Words

@Suite("Anagrams: timed")
struct AnagramsTimedTests {
  private let limit = PlayTime.zero + AnagramsOptions.timePerRack

  @Test("a rack accepts words for two minutes of play, to the millisecond")
  func twoMinutes() throws {
    #expect(limit == 120_000)
    var game = try anagrams(.timed)
    try game.play(.word(word("cod")), at: limit - 1)
    let late = AnagramsMove.word(try word("con"))
    #expect(game.refusal(of: late, in: nil) == nil)
    #expect(game.refusal(of: late, in: nil, at: limit)?.reasons == [.timeIsUp])
    let expected = try #require(game.refusal(of: late, in: nil, at: limit))
    let before = game
    #expect(throws: expected) { try game.play(late, at: limit) }
    #expect(game == before)
  }

  @Test("the other modes have no limit")
  func noLimit() throws {
    for mode in [AnagramsOptions.Mode.classic, .findAll] {
      var game = try anagrams(mode)
      #expect(game.deadline == nil)
      #expect(game.timeLeft(at: .zero) == nil)
      try game.play(.word(word("cod")), at: PlayTime(.max))
      #expect(game.score == 3)
    }
  }

  @Test("each rack has two minutes from its own start")
  func eachRack() throws {
    var game = try anagrams(.timed, racks: ["cdenno", "hisswy", "ehhssu"])
    #expect(game.timeLeft(at: 1000) == 119_000)
    try game.play(.pass, at: 30_000)
    #expect(game.rounds[0].ending == .passed)
    #expect(game.deadline == 150_000)
    #expect(game.timeLeft(at: 150_000) == .zero)
    #expect(game.timeLeft(at: 999_000) == .zero)
    try game.play(.word(word("sis")), at: 149_999)
    try game.play(.pass, at: 200_000)
    #expect(game.rounds[1].ending == .timeIsUp)
    #expect(
      AnagramsTexts.message(try #require(game.lastEvent), in: game)
        == "Time is up. Next round.")
    #expect(game.deadline == 320_000)
  }

  @Test("when time is up, the player can only go on or end, and a refusal names every reason")
  func onlyOn() throws {
    let game = try anagrams(.timed, found: ["cod"])
    func reasons(_ move: AnagramsMove) -> [AnagramsRefusal.Reason] {
      game.refusal(of: move, in: .standard, at: 130_000)?.reasons ?? []
    }
    #expect(reasons(.hint(blank: 3)) == [.timeIsUp])
    #expect(try reasons(.word(word("cod"))) == [.timeIsUp, .alreadyFound])
    #expect(reasons(.pass) == [])
    #expect(reasons(.finish) == [])
  }

  @Test("a word of six letters does not end the rack: the rack stays for its time")
  func stays() throws {
    var game = try anagrams(.timed, racks: ["cdenno", "hisswy"], found: ["conned"])
    #expect(game.rounds.count == 1)
    try game.play(.pass, at: limit)
    try game.find([word("swishy")], at: limit)
    try game.play(.pass, at: limit + AnagramsOptions.timePerRack)
    #expect(game.outcome == .won)
  }

  @Test("finding all words of a rack ends it before its time is up")
  func cleared() throws {
    var game = try anagrams(.timed, racks: ["hisswy", "cdenno"])
    try game.find(game.round.rack.blanks, at: 60_000)
    #expect(game.rounds[0].ending == .cleared)
    #expect(game.deadline == 180_000)
  }
}
