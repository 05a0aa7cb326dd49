import Testing

@Suite("pastime deal hangman")
struct DealHangmanTests {
  // The answer was computed independently of this code.
  @Test("a Hangman is dealt from its own book, the same for the same seed")
  func hangman() throws {
    let command = try Command(
      "deal", "hangman", "--category", "phrases", "--misses", "8", "--seed", "7", "--begun",
      "1767225600000")
    let lines = command.output.split(separator: "\n", omittingEmptySubsequences: false)
    try #require(lines.count == 8, "\(command.output)\(command.complaint)")
    #expect(lines[0...1] == ["pastime 1", "game hangman 1"])
    #expect(lines[3] == "begun 1767225600000")
    #expect(lines[4] == "options answers=phrases difficulty=any misses=8 mode=standard")
    #expect(lines[5].hasPrefix("puzzle category=phrases answer=tip_of_the_iceberg clue="))
    #expect(lines[6...] == ["", ""])
    #expect(command.complaint.isEmpty)
    #expect(command.code == 0)
    let again = try Command(
      "deal", "hangman", "--category", "phrases", "--misses", "8", "--seed", "7", "--begun",
      "1767225600000")
    #expect(again.output == command.output)
  }

  @Test("a Hangman of any category and difficulty with six misses is dealt by default")
  func hangmanDefaults() throws {
    let command = try Command("deal", "hangman")
    #expect(
      command.output.contains("\noptions answers=any difficulty=any misses=6 mode=standard\n"))
    let checked = try Command("verify", input: command.output)
    #expect(checked.output == "-: ok, playing, 0 moves\n")
  }

  @Test("a Hangman's record has its options, and in evil mode several answers")
  func hangmanOptions() throws {
    let command = try Command(
      "deal", "hangman", "--evil", "--difficulty", "hard", "--category", "animals", "--misses",
      "7")
    #expect(
      command.output.contains("\noptions answers=animals difficulty=hard misses=7 mode=evil\n"))
    #expect(command.output.split(separator: " answer=").count > 3)
    #expect(try Command("verify", input: command.output).code == 0)
  }

  @Test(
    "the command explains why it cannot deal a Hangman",
    arguments: [
      (["--misses", "5"], "The number of misses is 6 to 8."),
      (["--misses", "9"], "The number of misses is 6 to 8."),
      (["--misses", "six"], "'six'"),
      (["--category", "cars"], "'cars'"),
      (["--category", "own"], "'own'"),
      (["--difficulty", "any"], "'easy', 'medium' or 'hard'"),
      (["--seed=-1"], "'-1'"),
      (["--begun=-1"], "The beginning is a number of milliseconds since 1970."),
      (["--length", "5"], "'--length'"),
    ])
  func wrongHangman(arguments: [String], explanation: String) throws {
    try expectRefusal(of: "hangman", arguments, explanation)
  }
}
