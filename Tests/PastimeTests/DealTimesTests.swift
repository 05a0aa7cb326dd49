import Testing

@Suite("pastime deal times")
struct DealTimesTests {
  @Test("AR-1: a Times is dealt with the classic options, the same for the same seed")
  func times() throws {
    let command = try Command("deal", "times", "--seed", "7", "--begun", "1767225600000")
    let lines = command.output.split(separator: "\n", omittingEmptySubsequences: false)
    try #require(lines.count == 8, "\(command.output)\(command.complaint)")
    #expect(lines[0...1] == ["pastime 1", "game times 1"])
    #expect(
      lines[4]
        == "options mode=round operations=* first=10-20 second=10-20 count=5 answers=4 wrong=near")
    #expect(lines[5].split(separator: " ").count == 6)
    #expect(
      try Command("deal", "times", "--seed", "7", "--begun", "1767225600000").output
        == command.output)
    let checked = try Command("verify", input: command.output)
    #expect(checked.output == "-: ok, playing, 0 moves\n")
  }

  @Test("the record of a Times has its options")
  func timesOptions() throws {
    let command = try Command(
      "deal", "times", "--mode=practice", "--operations=-/", "--first=1-12", "--second=2-9",
      "--problems=20", "--answers=6", "--hard")
    let options =
      "\noptions mode=practice operations=/- first=1-12 second=2-9 count=20 answers=6 wrong=slips\n"
    #expect(command.output.contains(options), "\(command.complaint)")
    #expect(try Command("verify", input: command.output).code == 0)
  }

  @Test("practice uses the given records")
  func timesPractice() throws {
    let folder = try Folder()
    let record = """
      pastime 1
      game times 1
      id 00000000000000000000000000000001
      begun 0
      options mode=round operations=* first=10-20 second=10-20 count=1 answers=0 wrong=near
      puzzle 13*17

      1 1 start
      2 2 answer 1

      """
    try folder.write(record, to: "wrong.record")
    for seed in 1...5 {
      let command = try Command(
        "deal", "times", "--mode=practice", "--problems=1", "--answers=0", "--seed=\(seed)",
        "--after", "wrong.record", in: folder)
      let isFirst = command.output.contains("puzzle 13*17\n")
      #expect(isFirst || command.output.contains("puzzle 17*13\n"), "\(command.complaint)")
    }
    let missing = try Command("deal", "times", "--after", "none.record", in: folder)
    #expect(missing.code == 66)
  }

  @Test(
    "the command explains why it cannot deal a Times",
    arguments: [
      (["--operations=x"], "Choose at least one operation."),
      (["--operations=/", "--second=0-9"], "You can’t divide by 0."),
      (["--first=0-100"], "Use 0 to 999, at most 100 numbers in a range."),
      (["--first=20-10"], "'20-10'"),
      (["--problems=61"], "A round has 1 to 60 problems."),
      (["--first=7-7", "--second=7-7"], "Not enough different problems."),
      (["--answers=1"], "Choose 2 to 6 answers."),
      (["--mode=sprint"], "'round', 'practice', 'sprint-60' or 'sprint-120'"),
    ])
  func wrongTimes(arguments: [String], explanation: String) throws {
    try expectRefusal(of: "times", arguments, explanation)
  }
}
