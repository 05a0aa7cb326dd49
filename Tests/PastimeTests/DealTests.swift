import Foundation
import Testing

@Suite("pastime deal")
struct DealTests {
  /// Lists of one answer for each length, each in the first of its length's four lines.
  private let words = ["caT", "tooT", "cranE", "bananA", ""].map { $0 + "\n\n\n\n" }.joined()

  // The identity was computed independently of this code.
  // It is the four random numbers after the one for the secret.
  @Test("a game is dealt from the given words, the same for the same seed")
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

  @Test("CW-9: the default is a word of five letters with unlimited attempts")
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

  @Test("without a seed each game has its own identity, and begins now")
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
    "the command explains why it cannot deal a game",
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
    try expectRefusal(of: "codeword", arguments, explanation)
  }

  @Test("a game that is not on the shelf cannot be dealt")
  func unknownGame() throws {
    let command = try Command("deal", "chess")
    #expect(command.complaint.contains("'chess'"))
    #expect(command.code == 2)
  }

  @Test("missing, damaged and empty word lists get different messages")
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
