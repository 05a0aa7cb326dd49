import Foundation
import Testing

@Suite("pastime coach")
struct CoachCommandTests {
  private static let light = """
    pastime 1
    game codeword 1
    id 00000000000000000000000000000001
    begun 1767225600000
    options length=5 attempts=6 mode=standard
    puzzle light

    1000 1500 raise
    2000 2500 night
    3000 3500 light

    """

  /// The path of a golden record.
  private func golden(_ name: String) -> String {
    URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .appending(path: "golden/\(name).record").path()
  }

  @Test("a Codeword: what was reached first, a line an attempt, and the sum last")
  func codeword() throws {
    let command = try Command("coach", input: Self.light)
    #expect(
      command.output == """
        3 attempts; 3.4 are usual.
        1. RAISE: 2278 words fitted, then 108. It makes 132 groups; SLATE makes 151.
        2. NIGHT: 108 words fitted, then 5. It makes 31 groups; PITON makes 42. \
        It added about 0.1 attempts.
        3. LIGHT: 5 words fitted, and this is it. It makes 2 groups; ALBUM makes 4.
        To try out: what would ALBUM tell as attempt 3?
        After attempt 2 it could still have been: bight, fight, light, might, tight.
        3.4 usual + 0.6 for the words - 1.0 for how the marks fell = 3.0.

        """)
    #expect(command.complaint.isEmpty)
    #expect(command.code == 0)
  }

  @Test("where the word was not found, what was still to come is told")
  func lost() throws {
    let command = try Command("coach", golden("codeword/five-letters-lost"))
    #expect(command.output.hasPrefix("6 attempts, and the word was not found.\n"))
    #expect(
      command.output.hasSuffix(
        """
        3.4 usual + 3.2 for the words + 0.4 for how the marks fell = 7.0.
        Of these, 1.0 were still to come.

        """))
  }

  @Test("of hard modes, challenges and words that are not dealt, it is said why nothing is usual")
  func silences() throws {
    let hard = try Command("coach", golden("codeword/three-letters-hard-won"))
    #expect(hard.output.hasPrefix("4 attempts.\n"))
    #expect(hard.output.hasSuffix("in hard modes it depends on every word before.\n"))
    let other = try Command("coach", golden("codeword/secret-outside-the-lists"))
    #expect(other.output.hasSuffix("the word is none of those that are dealt.\n"))
    let challenge = try Command(
      "coach", input: Self.light.replacing("options", with: "challenge\noptions"))
    #expect(challenge.output.hasPrefix("3 attempts.\n"))
    #expect(
      challenge.output.hasSuffix("somebody chose the word, so not each was equally likely.\n"))
  }

  @Test("a Memorize: pairs by chance, and the sum")
  func memorize() throws {
    let command = try Command("coach", golden("memorize/unknown-colour-won"))
    #expect(
      command.output == """
        2 turns; 2.7 are usual for somebody who forgets nothing.
        2 turns were as good as can be.
        1. Cards 4 and 1: the pair 🐧️, and neither had been seen.
        2. Cards 2 and 3: the pair 👻️, and neither had been seen.
        2.7 usual + 0.0 for forgetting - 0.7 for how the cards lay = 2.0.

        """)
  }

  @Test("a Hangman, evil or not: each letter against the best")
  func hangman() throws {
    let command = try Command(
      "coach", golden("hangman/any-won-without-a-miss"), golden("hangman/evil-won"))
    #expect(
      command.output == """
        Found with 0 misses.
        Letters like these usually bring 1.5 misses; here they brought 0.
        1. G is in 22 of 100 words that fit; E in 58.
        2. I is in 33 of 100 words that fit; A in 89.

        Found with 5 misses.
        1. E left 4 of 12 answers; A would have left 2.
        2. A left 2 of 4 answers; L, T would have left 1.
        3. R left 1 of 2 answers, as few as any.
        There is no chance in evil mode: the game keeps what is hardest to find.

        """)
  }

  @Test("a Times is held against the records before it")
  func times() throws {
    let record = golden("times/classic-won")
    let command = try Command("coach", record, record)
    #expect(command.output.hasPrefix("5 of 5 right.\n1. 16 × 14: right, 2.1 s.\n"))
    #expect(command.output.contains("1. 16 × 14: right, 2.1 s; usually 2.1 s.\n"))
  }

  @Test("an Anagrams is held against three racks before it")
  func anagrams() throws {
    let record = golden("anagrams/find-all-passed-lost")
    let first = try Command("coach", record)
    #expect(first.output == "What is usual for you is known after 3 finished racks.\n")
    let fourth = try Command("coach", record, record, record, record)
    #expect(fourth.output.contains("of words like these you usually find"))
  }

  @Test("of a game that goes on the coach says that it waits")
  func playing() throws {
    for game in ["codeword/four-letters", "memorize/plain", "hangman/any", "times/practice"] {
      let command = try Command("coach", golden(game + "-playing"))
      #expect(command.output == "The game goes on. The coach speaks afterwards.\n")
      #expect(command.code == 0)
    }
  }

  @Test("JSON: an object a record, whose figures add up, and null with a reason otherwise")
  func json() throws {
    let folder = try Folder()
    try folder.write(Self.light, to: "light")
    let command = try Command(
      "coach", "--json", "light", golden("codeword/three-letters-hard-won"),
      golden("memorize/plain-won"), golden("hangman/any-lost"), in: folder)
    let objects = try command.output.split(separator: "\n").map { line in
      try #require(try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any])
    }
    #expect(objects.count == 4)
    for object in objects {
      let result = try #require(object["result"] as? Double)
      guard let par = object["par"] as? Double else {
        #expect(object["reason"] as? String == "boundMode")
        #expect(object["luck"] is NSNull)
        continue
      }
      let (cost, luck) = (object["cost"] as? Double, object["luck"] as? Double)
      // Each figure is rounded to a thousandth.
      #expect(abs(par + (try #require(cost)) - (try #require(luck)) - result) < 0.002)
      #expect(object["reason"] is NSNull)
    }
    #expect(objects[0]["name"] as? String == "light")
    #expect(objects[0]["mostInstructive"] as? Int == 3)
    #expect((objects[0]["moves"] as? [Any])?.count == 3)
  }

  @Test("a record at fault is told of, with the exit code of a fault")
  func fault() throws {
    let command = try Command("coach", input: "garbage\n")
    #expect(command.output.isEmpty)
    #expect(command.complaint.hasPrefix("-:1: this is not a record"))
    #expect(command.code == 1)
  }

  @Test("help says how it is counted")
  func help() throws {
    #expect(try Command("coach", "--help").output.contains("How this is counted"))
  }
}
