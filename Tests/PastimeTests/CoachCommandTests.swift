import Foundation
import Testing

@Suite("pastime coach")
struct CoachCommandTests {
  /// A Codeword that was won with three attempts.
  static let light = """
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

  @Test("a Codeword has the result first, a line per attempt, and holds no luck against a winner")
  func codeword() throws {
    let command = try Command("coach", input: Self.light)
    #expect(
      command.output == """
        Found in 3 tries. Most games take 3.4.
        Words that would get the same colours are a group. More groups show you more.
        1. RAISE: 2278 words fitted, then 108. It makes 132 groups. SLATE makes 151.
        2. NIGHT: 108 words fitted, then 5. It makes 31 groups. PITON makes 42. \
        It added about 0.1 of a try more.
        3. LIGHT: 5 words fitted, and this is it.
        Your turn: what would PITON show as try 2?
        Still possible after try 2: bight, fight, light, might, tight.

        """)
    #expect(command.complaint.isEmpty)
    #expect(command.code == 0)
  }

  @Test("a lost Codeword says how many tries were still to come")
  func lost() throws {
    let command = try Command("coach", Golden.path("codeword/five-letters-lost"))
    #expect(command.output.hasPrefix("Not found in 6 tries.\n"))
    #expect(
      command.output.hasSuffix(
        """
        3.4 usual + 3.2 for the words + 0.4 for chance = 7.0.
        You took 6, with about 1 more to go.

        """))
    #expect(command.output.contains("1 word in 6 would have left so few. It added about 0.7 of a"))
    #expect(command.output.contains("BLEEP makes 6. It added about 1 try more.\n"))
  }

  @Test("when one or two words still fit, the coach asks which, and does not give the answer")
  func oneWord() throws {
    let command = try Command("coach", Golden.path("codeword/six-letters-won"))
    #expect(
      command.output.contains(
        "3. BUTANE: only one word still fitted. It added about 1 try more.\n"))
    #expect(command.output.contains("Your turn: which word still fitted before try 3?\n"))
    let two = try Command("coach", Golden.path("codeword/four-letters-lost"))
    #expect(
      two.output.contains("Your turn: which words still fitted before try 4?\n4.0 usual"))
  }

  @Test("a word that is never dealt is in no list of possible words")
  func notDealt() throws {
    let record = Self.light.replacing("puzzle light", with: "puzzle kight")
    let command = try Command("coach", input: record + "4000 4500 kight\n")
    #expect(
      command.output.hasSuffix(
        """
        3. LIGHT: 5 words fitted, then 4. It makes 2 groups. ALBUM makes 4.
        4. KIGHT: found. This word is never dealt.
        This word is never dealt, so we can’t compare.

        """))
  }

  @Test("the coach says why it cannot compare hard modes, challenges and words never dealt")
  func silences() throws {
    let hard = try Command("coach", Golden.path("codeword/three-letters-hard-won"))
    #expect(hard.output.hasPrefix("Found in 4 tries.\n"))
    #expect(!hard.output.contains("added"))
    #expect(
      hard.output.hasSuffix(
        "In hard mode each word limits the next, so we can’t compare.\n"))
    let other = try Command("coach", Golden.path("codeword/secret-outside-the-lists"))
    #expect(other.output.hasSuffix("This word is never dealt, so we can’t compare.\n"))
    let challenge = try Command(
      "coach", input: Self.light.replacing("options", with: "challenge\noptions"))
    #expect(challenge.output.hasPrefix("Found in 3 tries.\n"))
    #expect(
      challenge.output.hasSuffix(
        "Someone may have chosen the word, so we can’t compare.\n"))
  }

  @Test("a Memorize shows the pairs found by chance, and the sum")
  func memorize() throws {
    let command = try Command("coach", Golden.path("memorize/unknown-colour-won"))
    #expect(
      command.output == """
        2 turns. A perfect memory takes 2.7.
        2 perfect turns.
        1. Cards 4 and 1: the pair 🐧️, both new.
        2. Cards 2 and 3: the pair 👻️, both new.
        2.7 usual + 0.0 for forgetting - 0.7 for chance = 2.0.

        """)
  }

  @Test("a Hangman, evil or not, compares each letter with the best")
  func hangman() throws {
    let command = try Command(
      "coach", Golden.path("hangman/any-won-without-a-miss"), Golden.path("hangman/evil-won"))
    #expect(
      command.output == """
        Found without a miss.
        The best letters usually miss 1.5 times. Yours missed 0.
        1. G is in 22 of 100 words that fit, E in 58.
        2. I is in 33 of 100 words that fit, A in 89.

        Found with 5 misses.
        1. E left 4 of 12 answers. A would have left 2.
        2. A left 2 of 4 answers. L or T would have left 1.
        3. R left 1 of 2 answers, the fewest.
        In evil mode the game keeps as many answers as it can, so nothing is chance.

        """)
  }

  @Test("a Hangman counts the misses that no letter caused separately")
  func otherMisses() throws {
    let hinted = try Command("coach", Golden.path("hangman/hint-clue-lost"))
    #expect(
      hinted.output.contains(
        "Yours missed 1. The other 5 came from hints, whole answers, or letters"))
    let other = try Command("coach", Golden.path("hangman/hints-without-a-clue-won"))
    #expect(
      other.output.contains("The other came from a hint, a whole answer, or a letter after"))
    let phrase = try Command("coach", Golden.path("hangman/phrase-won"))
    #expect(phrase.output.contains("E is in 64 of 100 phrases that fit, A in 75.\n"))
    let answer = try Command("coach", "--json", Golden.path("hangman/answer-first-move-won"))
    #expect(answer.output.contains(#""par":null,"cost":null,"luck":null,"reason":"nothingGraded""#))
  }

  @Test("the coach gives the result even when it can say nothing else")
  func reached() throws {
    let own = try Command("coach", Golden.path("hangman/own-won"))
    #expect(own.output.hasPrefix("Found with"))
    let two = try Command("coach", Golden.path("memorize/plain-two-won"))
    #expect(two.output.contains(" turns.\nWith two players"))
    let playing = try Command("coach", Golden.path("memorize/plain-two-playing"))
    #expect(playing.output == "Ask again when the game is over.\n")
  }

  @Test("a Memorize mentions a known card turned first, and gives no cost for a pair")
  func knownFirst() throws {
    let command = try Command("coach", Golden.path("memorize/plain-won"))
    #expect(
      command.output.contains(
        """
        5. Cards 20 and 2: no pair. Card 20 was known. A new card first shows more. \
        It added about 0.6 of a turn more.

        """))
    #expect(command.output.contains("15. Cards 2 and 13: the pair 🌙️.\n"))
  }

  @Test("the printed numbers add up")
  func sums() throws {
    // To a thousandth 3.997 + 5.553 - 0.549 = 9.001. Rounded one by one, they would not add up.
    let command = try Command("coach", Golden.path("codeword/four-letters-lost"))
    #expect(
      command.output.contains(
        "4.0 usual + 5.6 for the words - 0.6 for chance = 9.0.\n"))
  }

  @Test("the coach says that it waits while a game goes on")
  func playing() throws {
    for game in ["codeword/four-letters", "memorize/plain", "hangman/any", "times/practice"] {
      let command = try Command("coach", Golden.path(game + "-playing"))
      #expect(command.output == "Ask again when the game is over.\n")
      #expect(command.code == 0)
    }
  }

  @Test("JSON has an object per record, whose figures add up or are null with a reason")
  func json() throws {
    let folder = try Folder()
    try folder.write(Self.light, to: "light")
    let command = try Command(
      "coach", "--json", "light", Golden.path("codeword/three-letters-hard-won"),
      Golden.path("memorize/plain-won"), Golden.path("hangman/any-lost"), in: folder)
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
    #expect(objects[0]["mostInstructive"] as? Int == 2)
    #expect((objects[0]["moves"] as? [Any])?.count == 3)
  }

  @Test("a faulty record is reported, with the exit code of a fault")
  func fault() throws {
    let command = try Command("coach", input: "garbage\n")
    #expect(command.output.isEmpty)
    #expect(command.complaint.hasPrefix("-:1: this is not a record"))
    #expect(command.code == 1)
  }

  @Test("help says how the coach counts")
  func help() throws {
    #expect(try Command("coach", "--help").output.contains("How we count"))
  }
}
