import Foundation
import Testing

/// Records to try the commands with.
private enum Sample {
  static let header = """
    pastime 1
    game codeword 1
    id 00000000000000000000000000000001
    begun 1767225600000
    options length=3 attempts=any mode=standard
    puzzle cat


    """
  static let won = header + "1000 1500 act\n2000 2500 cat\n"
  static let wonTranscript = """
    game codeword
    outcome won
    score 2
    moves 2
    time 2000
    act ++=
    cat ===
    Found in 2 attempts: CAT. Attempt 1, ACT: A inexact, C inexact, T exact. \
    Attempt 2, CAT: all exact.

    """
  static let playing = header + "1000 1500 act\n"
  static let playingTranscript = """
    game codeword
    outcome playing
    score 1
    moves 1
    time 1000
    act ++=
    1 attempt, not found yet. Attempt 1, ACT: A inexact, C inexact, T exact.

    """
  /// The same with a move that the rules do not allow, in line 9.
  static let faulty = playing + "2000 2500 act\n"
  static let garbage = "garbage\n"

  static func folder() throws -> Folder {
    let folder = try Folder()
    for (name, record) in [
      ("won", won), ("playing", playing), ("faulty", faulty), ("garbage", garbage),
    ] {
      try folder.write(record, to: name)
    }
    return folder
  }
}

@Suite("pastime replay")
struct ReplayTests {
  @Test("a record replays to its transcript")
  func transcript() throws {
    let command = try Command("replay", "won", in: Sample.folder())
    #expect(command.output == Sample.wonTranscript)
    #expect(command.complaint.isEmpty)
    #expect(command.code == 0)
  }

  @Test("the transcripts of several records are separated by empty lines")
  func several() throws {
    let command = try Command("replay", "won", "playing", in: Sample.folder())
    #expect(command.output == Sample.wonTranscript + "\n" + Sample.playingTranscript)
    #expect(command.code == 0)
  }

  @Test("a record is read from standard input, named or not")
  func standardInput() throws {
    #expect(try Command("replay", input: Sample.won).output == Sample.wonTranscript)
    #expect(try Command("replay", "-", input: Sample.won).output == Sample.wonTranscript)
  }

  @Test("a record is replayed up to a fault, and the fault is reported")
  func error() throws {
    let command = try Command("replay", "faulty", in: Sample.folder())
    #expect(command.output == Sample.playingTranscript)
    #expect(command.complaint == "faulty:9: the rules do not allow this move\n")
    #expect(command.code == 1)
  }

  @Test("a record with a fault in its header is not replayed, but the other records are")
  func noGame() throws {
    let command = try Command("replay", "garbage", "won", in: Sample.folder())
    #expect(command.output == Sample.wonTranscript)
    #expect(
      command.complaint
        == "garbage:1: this is not a record: the line that begins with \"pastime\" is missing\n")
    #expect(command.code == 1)
  }
}

@Suite("pastime verify")
struct VerifyTests {
  @Test("a record has a line with its outcome and its number of moves")
  func lines() throws {
    let command = try Command("verify", "won", "playing", in: Sample.folder())
    #expect(command.output == "won: ok, won, 2 moves\nplaying: ok, playing, 1 move\n")
    #expect(command.complaint.isEmpty)
    #expect(command.code == 0)
  }

  @Test("a faulty record has a line with the place and the reason")
  func error() throws {
    let command = try Command("verify", "faulty", "garbage", "won", in: Sample.folder())
    #expect(
      command.output == """
        faulty:9: the rules do not allow this move
        garbage:1: this is not a record: the line that begins with "pastime" is missing
        won: ok, won, 2 moves

        """)
    #expect(command.complaint.isEmpty)
    #expect(command.code == 1)
  }

  @Test("attempts outside the word lists get a remark, and are no fault")
  func unknownWords() throws {
    let folder = try Folder()
    try folder.write("caT\n" + String(repeating: "\n", count: 19), to: "words.txt")
    let record = Sample.header + "1 1 qqq\n2 2 act\n3 3 cat\n"
    let builtIn = try Command("verify", input: record)
    #expect(builtIn.output == "-: ok, won, 3 moves; not in the word lists: qqq\n")
    #expect(builtIn.code == 0)
    let given = try Command("verify", "--words", "words.txt", input: record, in: folder)
    #expect(given.output == "-: ok, won, 3 moves; not in the word lists: qqq, act\n")
    #expect(given.code == 0)
  }

  @Test("a secret outside the word lists gets no remark")
  func unknownSecret() throws {
    let record = Sample.header.replacing("cat", with: "qqq") + "1 1 qqq\n"
    #expect(try Command("verify", input: record).output == "-: ok, won, 1 move\n")
  }
}

@Suite("pastime: files and arguments")
struct CommandTests {
  @Test(
    "a missing file is reported, and the others are still read",
    arguments: ["verify", "replay"])
  func noSuchFile(subcommand: String) throws {
    let command = try Command(subcommand, "none", "faulty", "won", in: Sample.folder())
    #expect(command.output.contains(subcommand == "verify" ? "won: ok" : "outcome won"))
    #expect(command.complaint.hasPrefix("none: There is no such file.\n"))
    #expect(command.code == 66)
  }

  @Test("a folder cannot be read as a record")
  func folder() throws {
    let command = try Command("verify", ".", in: Sample.folder())
    #expect(command.complaint == ".: The file cannot be read.\n")
    #expect(command.code == 66)
  }

  @Test("a record with too many moves is reported, with the line")
  func tooManyMoves() throws {
    let letters = Array("abcdefghijklmnopqrstuvwxyz").map(String.init)
    let moves = (0..<10_001).map { number in
      "1 1 " + [676, 26, 1].map { letters[number / $0 % 26] }.joined() + "\n"
    }
    let record = Sample.header.replacing("cat", with: "qzx") + moves.joined()
    let command = try Command("verify", input: record)
    #expect(command.output == "-:10008: a record has at most 10000 moves and 1000000 bytes\n")
    #expect(command.code == 1)
  }

  @Test("an empty record lacks its first line")
  func empty() throws {
    let command = try Command("verify")
    #expect(command.output.hasPrefix("-:1: this is not a record"))
    #expect(command.code == 1)
  }

  @Test("an unknown subcommand is refused")
  func unknownSubcommand() throws {
    let command = try Command("shuffle")
    #expect(command.complaint.contains("'shuffle'"))
    #expect(command.complaint.contains("Usage: pastime"))
    #expect(command.code == 2)
  }

  @Test("the version is three numbers, with the edition of the word lists")
  func version() throws {
    let command = try Command("--version")
    #expect(command.output.wholeMatch(of: /\d+\.\d+\.\d+ \(words [0-9a-f]{16}\)\n/) != nil)
    #expect(command.code == 0)
  }

  @Test("help lists every subcommand and the exit codes")
  func help() throws {
    let command = try Command("--help")
    for subcommand in ["deal", "replay", "verify"] { #expect(command.output.contains(subcommand)) }
    #expect(command.output.contains("Exit codes: 0"))
    #expect(command.code == 0)
  }
}
