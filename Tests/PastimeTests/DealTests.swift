import Foundation
import Testing

@Suite("pastime deal")
struct DealTests {
  /// Lists of one answer for each length, each in the first of its length's four lines.
  private let words = ["caT", "tooT", "cranE", "bananA", ""].map { $0 + "\n\n\n\n" }.joined()

  // The identity was computed apart from this code: the four numbers after the one for the secret.
  @Test("a game is dealt from the words that are given, the same for the same seed")
  func reproducible() throws {
    let folder = try Folder()
    try folder.write(words, to: "words.txt")
    let command = try Command(
      "deal", "codeword", "--length", "4", "--attempts", "6", "--mode", "ultra-hard", "--seed",
      "7", "--begun", "1767225600000", "--words", "words.txt", in: folder)
    #expect(
      command.output == """
        pastime 1
        game codeword 2
        id 5ca521a4b262844ad5eb7f3c7bcd5fc6
        begun 1767225600000
        options length=4 attempts=6 mode=ultra-hard
        puzzle toot


        """)
    #expect(command.complaint.isEmpty)
    #expect(command.code == 0)
  }

  @Test("CW-9: a word of five letters with as many attempts as one likes is dealt by default")
  func defaults() throws {
    let command = try Command("deal", "codeword")
    #expect(command.output.contains("\noptions length=5 attempts=any mode=standard\n"))
    let checked = try Command("verify", input: command.output)
    #expect(checked.output == "-: ok, playing, 0 moves\n")
  }

  @Test("CW-9: every length is dealt", arguments: 3...6)
  func lengths(length: Int) throws {
    let command = try Command("deal", "codeword", "--length", "\(length)")
    #expect(command.output.contains("\noptions length=\(length) "))
    #expect(try Command("verify", input: command.output).code == 0)
  }

  @Test("without a seed each game has an identity of its own, and begins now")
  func chance() throws {
    let before = Int64(Date().timeIntervalSince1970 * 1000)
    let games = try (0..<2).map { _ in
      try Command("deal", "codeword").output.split(separator: "\n")
    }
    let after = Int64(Date().timeIntervalSince1970 * 1000)
    #expect(games[0][2] != games[1][2])
    let begun = try #require(Int64(games[0][3].dropFirst("begun ".count)))
    #expect((before...after).contains(begun))
  }

  @Test(
    "what cannot be dealt is explained",
    arguments: [
      (["--length", "2"], "The length is 3 to 6 letters."),
      (["--length", "7"], "The length is 3 to 6 letters."),
      (["--length", "five"], "'five'"),
      (["--attempts", "0"], "The number of attempts is 1 to 99."),
      (["--attempts", "100"], "The number of attempts is 1 to 99."),
      (["--mode", "easy"], "'standard', 'hard' or 'ultra-hard'"),
      (["--seed=-1"], "'-1'"),
      (["--begun=-1"], "The beginning is a number of milliseconds since 1970."),
      (["--size", "5"], "'--size'"),
    ])
  func wrongArguments(arguments: [String], explanation: String) throws {
    // At most two arguments each: the initializer takes them one by one.
    let command =
      arguments.count == 1
      ? try Command("deal", "codeword", arguments[0])
      : try Command("deal", "codeword", arguments[0], arguments[1])
    #expect(command.output.isEmpty)
    #expect(command.complaint.contains(explanation))
    #expect(command.code == 2)
  }

  // The answer was computed apart from this code.
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

  @Test("the options of a Hangman stand in its record, and in evil mode it has several answers")
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
    "a Hangman that cannot be dealt is explained",
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
    let command =
      arguments.count == 1
      ? try Command("deal", "hangman", arguments[0])
      : try Command("deal", "hangman", arguments[0], arguments[1])
    #expect(command.output.isEmpty)
    #expect(command.complaint.contains(explanation), "\(command.complaint)")
    #expect(command.code == 2)
  }

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

  @Test("the options of a Times stand in its record")
  func timesOptions() throws {
    let command = try Command(
      "deal", "times", "--mode=practice", "--operations=-/", "--first=1-12", "--second=2-9",
      "--problems=20", "--answers=6", "--hard")
    let options =
      "\noptions mode=practice operations=/- first=1-12 second=2-9 count=20 answers=6 wrong=slips\n"
    #expect(command.output.contains(options), "\(command.complaint)")
    #expect(try Command("verify", input: command.output).code == 0)
  }

  @Test("practice goes by the records that are given")
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
    "a Times that cannot be dealt is explained",
    arguments: [
      (["--operations=x"], "Choose at least one operation."),
      (["--operations=/", "--second=0-9"], "Nothing can be divided by 0."),
      (["--first=0-100"], "Numbers go from 0 to 999, and a range has at most 100 of them."),
      (["--first=20-10"], "'20-10'"),
      (["--problems=61"], "A round has 1 to 60 problems."),
      (["--first=7-7", "--second=7-7"], "There are not so many different problems."),
      (["--answers=1"], "There can be 2 to 6 answers to choose from."),
      (["--mode=sprint"], "'round', 'practice', 'sprint-60' or 'sprint-120'"),
    ])
  func wrongTimes(arguments: [String], explanation: String) throws {
    let command =
      arguments.count == 1
      ? try Command("deal", "times", arguments[0])
      : try Command("deal", "times", arguments[0], arguments[1])
    #expect(command.output.isEmpty)
    #expect(command.complaint.contains(explanation), "\(command.complaint)")
    #expect(command.code == 2)
  }

  @Test("a game that is not on the shelf cannot be dealt")
  func unknownGame() throws {
    let command = try Command("deal", "chess")
    #expect(command.complaint.contains("'chess'"))
    #expect(command.code == 2)
  }

  @Test("word lists that are not there, damaged or empty are told apart")
  func wrongWords() throws {
    let folder = try Folder()
    try folder.write("caT\n", to: "short.txt")
    try folder.write(String(repeating: "\n", count: 20), to: "empty.txt")
    let missing = try Command("deal", "codeword", "--words", "none.txt", in: folder)
    #expect(missing.complaint == "none.txt: There is no such file.\n")
    #expect(missing.code == 66)
    let short = try Command("deal", "codeword", "--words", "short.txt", in: folder)
    #expect(short.complaint == "short.txt: A file of word lists has 20 lines.\n")
    #expect(short.code == 65)
    let empty = try Command("deal", "codeword", "--words", "empty.txt", in: folder)
    #expect(empty.complaint == "The word lists have no answer of 5 letters.\n")
    #expect(empty.code == 65)
  }
}

@Suite("pastime deal anagrams")
struct DealAnagramsTests {
  /// The line of a game that begins with a word, without it.
  private func line(_ word: String, of game: String) throws -> Substring {
    let lines = game.split(separator: "\n")
    return try #require(lines.first { $0.hasPrefix(word + " ") }).dropFirst(word.count + 1)
  }

  @Test("TT-1: racks are drawn at random, the same for the same seed")
  func reproducible() throws {
    let game = try Command("deal", "anagrams", "--seed", "7", "--begun", "1767225600000").output
    #expect(
      try Command("deal", "anagrams", "--seed", "7", "--begun", "1767225600000").output == game)
    #expect(try line("game", of: game) == "anagrams 1")
    #expect(try line("begun", of: game) == "1767225600000")
    #expect(try line("options", of: game) == "mode=classic racks=medium count=5")
    let other = try Command("deal", "anagrams", "--seed", "8", "--begun", "1767225600000").output
    #expect(try line("puzzle", of: other) != line("puzzle", of: game))
    #expect(try Command("verify", input: game).output == "-: ok, playing, 0 moves\n")
  }

  @Test("TT-2: the racks that are known by name are dealt with the words of their lists")
  func samples() throws {
    let game = try Command("deal", "anagrams", "--racks", "samples").output
    #expect(try line("options", of: game) == "mode=classic racks=samples count=3")
    let fields = try line("puzzle", of: game).split(separator: " ")
    let racks = fields.filter { $0.hasPrefix("rack=") }.map { $0.dropFirst("rack=".count) }
    #expect(racks.sorted() == ["cdenno", "ehhssu", "hisswy"])
    #expect(try Command("verify", input: game).code == 0)
  }

  @Test("TT-3: every kind of rack is dealt", arguments: ["easy", "medium", "hard"])
  func kinds(kind: String) throws {
    let game = try Command("deal", "anagrams", "--racks", kind).output
    #expect(try line("options", of: game).contains("racks=\(kind) "))
    #expect(try Command("verify", input: game).code == 0)
  }

  @Test("every mode is dealt", arguments: ["classic", "find-all", "timed"])
  func modes(mode: String) throws {
    let game = try Command("deal", "anagrams", "--mode", mode).output
    #expect(try line("options", of: game).hasPrefix("mode=\(mode) "))
    #expect(try Command("verify", input: game).code == 0)
  }

  @Test("as many racks are dealt as are asked for, no two with the same letters")
  func count() throws {
    let game = try Command("deal", "anagrams", "--count", "9").output
    let fields = try line("puzzle", of: game).split(separator: " ")
    let racks = fields.filter { $0.hasPrefix("rack=") }.map { String($0.sorted()) }
    #expect(racks.count == 9)
    #expect(Set(racks).count == 9)
  }

  @Test(
    "what cannot be dealt is explained",
    arguments: [
      ("--count", "0", "The number of racks is 1 to 9, of samples 1 to 3."),
      ("--count", "10", "The number of racks is 1 to 9, of samples 1 to 3."),
      ("--mode", "fast", "'classic', 'find-all' or 'timed'"),
      ("--racks", "huge", "'easy', 'medium', 'hard' or 'samples'"),
      ("--length", "5", "'--length'"),
    ])
  func wrongArguments(name: String, value: String, explanation: String) throws {
    let command = try Command("deal", "anagrams", name, value)
    #expect(command.output.isEmpty)
    #expect(command.complaint.contains(explanation))
    #expect(command.code == 2)
  }

  @Test("there are three samples, so no fourth can be asked for")
  func tooManySamples() throws {
    let command = try Command("deal", "anagrams", "--racks", "samples", "--count=4")
    #expect(command.output.isEmpty)
    #expect(command.complaint.contains("of samples 1 to 3"))
    #expect(command.code == 2)
  }

  @Test("word lists without a rack say so")
  func noRacks() throws {
    let folder = try Folder()
    try folder.write(String(repeating: "\n", count: 20), to: "empty.txt")
    let command = try Command("deal", "anagrams", "--words", "empty.txt", in: folder)
    #expect(command.complaint == "The word lists have too few racks of this kind.\n")
    #expect(command.code == 65)
  }
}

@Suite("pastime deal memorize")
struct DealMemorizeTests {
  /// The line of a game that begins with a word, without it.
  private func line(_ word: String, of game: String) throws -> Substring {
    let lines = game.split(separator: "\n")
    return try #require(lines.first { $0.hasPrefix(word + " ") }).dropFirst(word.count + 1)
  }

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

  @Test("theme, scoring and players are chosen")
  func choices() throws {
    let game = try Command(
      "deal", "memorize", "--theme", "sea life", "--scoring", "quick", "--players", "2"
    ).output
    #expect(try line("options", of: game) == "scoring=quick players=2")
    #expect(try line("puzzle", of: game).hasPrefix("name=Sea_life color=blue,teal emoji=%f0"))
  }

  @Test(
    "what cannot be dealt is explained",
    arguments: [
      ("--players", "3", "The number of players is 1 or 2."),
      ("--theme", "Mountains", "Animals"),
      ("--scoring", "slow", "'plain' and 'quick'"),
    ])
  func wrongArguments(name: String, value: String, explanation: String) throws {
    let command = try Command("deal", "memorize", name, value)
    #expect(command.output.isEmpty)
    #expect(command.complaint.contains(explanation))
    #expect(command.code == 2)
  }
}
