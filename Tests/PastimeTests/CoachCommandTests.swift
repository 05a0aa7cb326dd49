import Foundation
import Testing

@Suite("pastime coach")
struct CoachCommandTests {
  /// A Codeword that was won with three attempts.
  private static let light = """
    pastime 1
    game codeword 1
    id 00000000000000000000000000000001
    begun 1767225600000
    options length=5 attempts=6 mode=standard
    puzzle light

    1000 1500 raise
    2000 2500 eight
    3000 3500 light

    """

  /// A line that reports nothing but that the game goes on.
  private static let unfinished = "Ask again when the game is over.\n"

  @Test(
    "the coach's page has a line for each sentence, bar and move, and the answer to its question")
  func codeword() throws {
    let command = try Command("coach", input: Self.light)
    #expect(
      command.output == """
        Found in 3 tries. Even perfect play takes 3.4 on average!
        Best choices: 2 of 3.
           3.4  Perfect play
           4.1  These words, on average
             3  Your tries
        What would you try here?
        RAISE ⬜⬜🟡⬜⬜
        Before try 2, 108 words were possible. You tried EIGHT.
        PITON would make 42 groups.
        1. RAISE: 108 words left  Best
           2278 words were possible, then 108. This try usually leaves about 60. It splits them into 132 groups.
        2. EIGHT: 6 words left  +0.3 tries
           108 words were possible, then 6. This try usually leaves about 11. It splits them into 18 groups. \
        PITON would make 42. Still possible: BIGHT, FIGHT, LIGHT, MIGHT, NIGHT or TIGHT.
        3. LIGHT: found  Best
           6 words were possible, and you found the right one.

        """)
    #expect(command.complaint.isEmpty)
    #expect(command.code == 0)
  }

  @Test(
    "each game has a page that begins with its result",
    arguments: [
      (
        "codeword/five-letters-lost",
        "Not found in 6 tries.\nBest choices: 1 of 6.\n   3.4  Perfect play\n"
      ),
      ("codeword/three-letters-hard-won", "Found in 4 tries.\nIn hard mode"),
      (
        "memorize/unknown-colour-won",
        "2 turns. A perfect memory takes 2.7 on average.\nEvery choice was among the best.\n   2.7  Perfect memory\n"
      ),
      ("hangman/evil-won", "Found with 5 misses.\nIn evil mode"),
      ("times/classic-won", "5 of 5 right.\n     5  Right and quick\n"),
      ("anagrams/find-all-passed-lost", "18 words found without a hint.\nPlay 3 rounds"),
    ])
  func games(record: String, beginning: String) throws {
    let command = try Command("coach", Golden.path(record))
    #expect(command.output.hasPrefix(beginning))
    #expect(command.output.contains("\n1. "))
  }

  @Test("the coach waits while a game goes on")
  func playing() throws {
    for game in ["codeword/four-letters", "memorize/plain", "hangman/any", "times/practice"] {
      let command = try Command("coach", Golden.path(game + "-playing"))
      #expect(command.output == Self.unfinished)
      #expect(command.code == 0)
    }
  }

  @Test(
    "a faulty record is reported, with the exit code of a fault, and the others have their pages")
  func fault() throws {
    let command = try Command("coach", input: "garbage\n")
    #expect(command.output.isEmpty)
    #expect(command.complaint.hasPrefix("-:1: this is not a record"))
    #expect(command.code == 1)
    let folder = try Folder()
    try folder.write("garbage\n", to: "faulty")
    try folder.write(Self.light, to: "light")
    let both = try Command("coach", "faulty", "light", in: folder)
    #expect(both.output.hasPrefix("Found in 3 tries."))
    #expect(both.code == 1)
  }

  @Test("help says how the coach counts")
  func help() throws {
    #expect(try Command("coach", "--help").output.contains("How we count"))
  }

  // MARK: Several games

  /// A folder with several games that differ only in their identities: "1", "2", and so on.
  private func several(_ name: String, count: Int, origin: String? = nil) throws -> Folder {
    let folder = try Folder()
    var text = try String(contentsOfFile: Golden.path(name), encoding: .utf8)
    if let origin { text = text.replacing("\noptions", with: "\n\(origin)\noptions") }
    let start = try #require(text.firstRange(of: "\nid ")).upperBound
    for number in 1...count {
      let end = text.index(start, offsetBy: 32)
      let id = String(repeating: "0", count: 31) + "\(number)"
      try folder.write(text.replacingCharacters(in: start..<end, with: id), to: "\(number)")
    }
    return folder
  }

  @Test("a Times and an Anagrams are compared with the records before them")
  func earlier() throws {
    let times = try several("times/classic-won", count: 2)
    #expect(try !Command("coach", "1", in: times).output.contains("usually"))
    #expect(try Command("coach", "1", "2", in: times).output.contains("2.1 s, usually 2.1 s.\n"))
    let anagrams = try several("anagrams/find-all-passed-lost", count: 4)
    #expect(
      try Command("coach", "1", "2", "3", "4", in: anagrams).output.contains("You usually find"))
  }

  @Test("a game counts once, and a sample and a branch not at all")
  func countedOnce() throws {
    let records = try several("anagrams/find-all-passed-lost", count: 3)
    let again = try Command("coach", "1", "1", "1", "1", in: records)
    #expect(!again.output.contains("usually"))
    for origin in ["sample", "branch-of 000000000000000000000000000000aa"] {
      let records = try several("anagrams/find-all-passed-lost", count: 4, origin: origin)
      let others = try Command("coach", "1", "2", "3", "4", in: records)
      #expect(others.code == 0)
      #expect(!others.output.contains("usually"))
    }
  }

  @Test("several games of a kind end with their means, and a line for each game that counts")
  func lastGames() throws {
    let memorize = try several("memorize/plain-won", count: 2)
    let command = try Command("coach", "1", "2", "1", Golden.path("hangman/any-lost"), in: memorize)
    #expect(
      command.output.hasSuffix(
        """

        Your last 2 games with 10 pairs.
          15.6  Perfect memory
          25.4  These choices, on average
            25  Your average
        1: 25 turns (+9.8, −0.4)
        2: 25 turns (+9.8, −0.4)
        Card choice: +9.8 turns. Chance: −0.4.

        """))
    #expect(try !Command("coach", "1", in: memorize).output.contains("Your last"))
    let sample = try several("memorize/plain-won", count: 2, origin: "sample")
    #expect(try !Command("coach", "1", "2", in: sample).output.contains("Your last"))
  }
}
