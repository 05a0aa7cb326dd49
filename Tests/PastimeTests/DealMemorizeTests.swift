import Testing

@Suite("pastime deal memorize")
struct DealMemorizeTests {
  @Test("ME-9: a theme is drawn at random, the same for the same seed")
  func reproducible() throws {
    let game = try Command("deal", "memorize", "--seed", "7", "--begun", "1767225600000").output
    #expect(
      try Command("deal", "memorize", "--seed", "7", "--begun", "1767225600000").output == game)
    #expect(try line("game", of: game) == "memorize 1")
    #expect(try line("options", of: game) == "scoring=plain players=1")
    let other = try Command("deal", "memorize", "--seed", "8", "--begun", "1767225600000").output
    #expect(try line("puzzle", of: other) != line("puzzle", of: game))
    #expect(try Command("verify", input: game).output == "-: ok, playing, 0 moves\n")
  }

  @Test("theme, scoring and players can be chosen")
  func choices() throws {
    let game = try Command(
      "deal", "memorize", "--theme", "sea life", "--scoring", "quick", "--players", "2"
    ).output
    #expect(try line("options", of: game) == "scoring=quick players=2")
    #expect(try line("puzzle", of: game).hasPrefix("name=Sea_life color=blue,teal emoji=%f0"))
  }

  @Test(
    "the command explains why it cannot deal a game",
    arguments: [
      ("--players", "3", "The number of players is 1 or 2."),
      ("--theme", "Mountains", "Animals"),
      ("--scoring", "slow", "'plain' and 'quick'"),
    ])
  func wrongArguments(name: String, value: String, explanation: String) throws {
    try expectRefusal(of: "memorize", [name, value], explanation)
  }
}
