import Games
import Testing
import WordData
import Words

@testable import Library

@Suite("Challenges of Hangman")
struct HangmanChallengeTests {
  private static let book = try? HangmanBook(HangmanWords.bytes(in: .english))
  private static let form = ChallengeText(seed: 0x48_616e_676d_616e)

  private func entry(_ answer: String, clue: String = "") throws -> HangmanEntry {
    try #require(HangmanEntry(HangmanAnswer(answer), clue: clue))
  }

  private func dealt(
    _ mode: HangmanOptions.Mode, _ source: HangmanOptions.Source, seed: UInt64
  ) throws -> (HangmanPuzzle, HangmanOptions) {
    let options = try #require(HangmanOptions(source: source, mode: mode))
    var random = SeededRandom(seed: seed)
    let book = try #require(Self.book)
    return (try Hangman.deal(options, using: &random, from: book), options)
  }

  /// The challenge to find a player's own answer.
  private func own(_ answer: String, clue: String = "") throws -> HangmanChallenge {
    try HangmanChallenge(
      HangmanPuzzle(own: entry(answer, clue: clue)),
      options: #require(HangmanOptions(source: .own)))
  }

  private func bytes(_ challenge: HangmanChallenge, salt: UInt16 = 7) -> ArraySlice<UInt8> {
    Array(challenge.text(salt: salt).utf8)[...]
  }

  private func error(_ text: ArraySlice<UInt8>) -> ChallengeError? {
    do throws(ChallengeError) {
      _ = try HangmanChallenge(text)
      return nil
    } catch { return error }
  }

  /// The fault of a link that somebody made by hand.
  private func error(content: String) -> ChallengeError? {
    error(Array(Self.form.text(of: Array(content.utf8), salt: 9).utf8)[...])
  }

  @Test(
    "a challenge reads back from its link, whatever the salt", arguments: HangmanCategory.allCases)
  func roundTrip(category: HangmanCategory) throws {
    for mode in HangmanOptions.Mode.allCases {
      for source in [HangmanOptions.Source.any, .category(category)] {
        let (puzzle, options) = try dealt(mode, source, seed: UInt64(category.rawValue))
        let challenge = try HangmanChallenge(puzzle, options: options)
        for salt in [0, 1, .max] as [UInt16] {
          #expect(try HangmanChallenge(bytes(challenge, salt: salt)) == challenge)
        }
        #expect(challenge.text(salt: 1) != challenge.text(salt: 2))
      }
    }
    let own = try own("crème brûlée!", clue: "100 % “sweet” – 🍮")
    #expect(try HangmanChallenge(bytes(own)) == own)
    #expect(own.puzzle.entries[0].clue == "100 % “sweet” – 🍮")
  }

  @Test("the link never changes, so old links still work")
  func golden() throws {
    #expect(
      try own("Red panda", clue: "It eats bamboo").text(salt: 0xbeef)
        == "ag7o7p5oylceozk4nl2isewzzyr4i3ot53u5bgw7kbu4hnhut6dthf7f6ozjixpd5kgcdezjo32wvo3njhdg"
        + "7xsfj3ywlqcpzdyarorkaes6cxyxvhal2ha3vebfytqiq53ehl6p4iu2l5plfqri2d2ka3sfndr3ljwm6gy")
    let evil = try #require(HangmanOptions(source: .category(.food), misses: 8, mode: .evil))
    let puzzle = try #require(
      HangmanPuzzle(category: .food, entries: [entry("ham"), entry("egg", clue: "oval")]))
    #expect(
      try HangmanChallenge(puzzle, options: evil).text(salt: 3)
        == "aeaagbvz6d4brn7bmuluatq2y74h3a32lymeit5rgn76thkofkliz26s2xvxoyde45pess2c64gqqbogtdtj"
        + "r3qee4e4wbjkqpszfktufwabrbi4zlfoubhooawfuwhkpii5nhgcl73lpahgx7fdrfr2gboj4tq")
  }

  @Test("a link omits the clues of several answers, and keeps the clue of a single answer")
  func clues() throws {
    let (puzzle, options) = try dealt(.evil, .category(.animals), seed: 1)
    #expect(puzzle.entries.count > 1)
    let challenge = try HangmanChallenge(puzzle, options: options)
    #expect(challenge.puzzle == puzzle.withoutClues)
    #expect(challenge.puzzle.entries.allSatisfy { $0.clue == "" })
    let (single, choice) = try dealt(.standard, .any, seed: 1)
    #expect(try HangmanChallenge(single, options: choice).puzzle == single)
    #expect(single.entries[0].clue != "")
  }

  @Test("a link is short enough for any program, even with fifty answers")
  func length() throws {
    var longest = 0
    for category in HangmanCategory.allCases {
      for seed in 0..<UInt64(6) {
        let (puzzle, options) = try dealt(.evil, .category(category), seed: seed)
        let challenge = try HangmanChallenge(puzzle, options: options)
        longest = max(longest, challenge.text(salt: 1).utf8.count)
      }
    }
    #expect((500...1900).contains(longest), "\(longest)")
  }

  @Test("no digit of a link can be changed, added or left out unnoticed")
  func damage() throws {
    let good = bytes(try own("mum's the word", clue: "Keep it secret"))
    for place in good.indices {
      for other in Array("ab72".utf8) where other != good[place] {
        var bad = good
        bad[place] = other
        #expect(error(bad) != nil)
      }
      #expect(error(good[..<place]) != nil)
      #expect(error(good[..<place] + good[(place + 1)...]) != nil)
    }
    #expect(error(good + [UInt8(ascii: "a")]) != nil)
    #expect(error([]) == .notAChallenge)
  }

  @Test("a link of one game is not a link of another game")
  func otherGame() throws {
    let codeword = try CodewordChallenge(word("crane"), in: .standard).text(salt: 3)
    #expect(error(Array(codeword.utf8)[...]) == .damaged)
  }

  @Test(
    "a link made by hand that holds no game is impossible",
    arguments: [
      "answers=own", "answers=own difficulty=any misses=6 mode=standard",
      "answers=own difficulty=any misses=6 mode=standard category=own answer=g clue=",
      "answers=own difficulty=any misses=5 mode=standard category=own answer=ham clue=",
      "answers=own difficulty=any misses=6 mode=evil category=own answer=ham clue=",
      "answers=own difficulty=any misses=6 mode=standard category=food answer=ham clue=",
      "answers=food difficulty=any misses=6 mode=standard category=own answer=ham clue=",
      "answers=any difficulty=any misses=6 mode=standard category=food answer=ham clue= "
        + "answer=egg clue=",
      "answers=own difficulty=any misses=6 mode=standard category=own answer=ham clue=%0a",
      "answers=own difficulty=any misses=6 mode=standard category=own answer=ham clue= ",
      "answers=own difficulty=any misses=6 mode=standard  category=own answer=ham clue=",
      "answers=own difficulty=any misses=6 mode=standard category=own answer=%d0%ba%d0%be clue=",
    ])
  func impossible(content: String) {
    #expect(error(content: content) == .impossible)
  }

  @Test("a link made by hand that holds a game opens that game")
  func possible() throws {
    let content = "answers=own difficulty=any misses=6 mode=standard category=own answer=ham clue="
    #expect(error(content: content) == nil)
    let text = Self.form.text(of: Array(content.utf8), salt: 9)
    #expect(try HangmanChallenge(Array(text.utf8)[...]) == own("ham"))
  }

  @Test("random content never opens as an invalid game")
  func randomContent() throws {
    var random = SeededRandom(seed: 3)
    let head = "answers=own difficulty=any misses=6 mode=standard category=own answer="
    var opened = 0
    for _ in 0..<4000 {
      var content = Array(head.utf8)
      for _ in 0..<random.draw(below: 12) { content.append(UInt8(random.draw(below: 256))) }
      content += Array(" clue=".utf8)
      let text = Array(Self.form.text(of: content, salt: 9).utf8)
      guard let challenge = try? HangmanChallenge(text[...]) else { continue }
      opened += 1
      #expect(try HangmanChallenge(bytes(challenge)) == challenge)
    }
    #expect(opened > 0)
  }

  /// A word that no game shows.
  private func vulgar() throws -> String {
    var found: Word?
    WordBook.standard.forEachWord(length: 4) { if found == nil, $1 == .vulgar { found = $0 } }
    return try #require(found).text
  }

  @Test("an answer with a word that no game shows is not fit, however it is written")
  func unfit() throws {
    let word = try vulgar()
    for answer in [word, word.uppercased(), "a \(word), really", "jack-\(word)", "mum's \(word)!"] {
      #expect(try !own(answer).isFit(in: .standard), "\(answer)")
    }
    let accented = word.prefix(1) + "\u{301}" + word.dropFirst()
    #expect(try !own(String(accented)).isFit(in: .standard))
    let options = try #require(HangmanOptions(mode: .evil))
    let puzzle = try #require(
      HangmanPuzzle(category: .food, entries: [entry("eggs"), entry(word)]))
    #expect(try !HangmanChallenge(puzzle, options: options).isFit(in: .standard))
  }

  @Test("a clue with a word that no game shows is not fit either")
  func unfitClue() throws {
    let word = try vulgar()
    for clue in [
      word, "Here, what a \(word.uppercased())!", "“\(word)”", "it’s (\(word))", "…\(word)…",
      word.prefix(1) + "\u{301}" + word.dropFirst(),
    ] {
      #expect(try !own("ham", clue: clue).isFit(in: .standard), "\(clue)")
    }
    #expect(try own("ham", clue: "a\(word)a, and \(word)\(word)").isFit(in: .standard))
  }

  @Test("an evil game shows clues that its link leaves out, and a bad clue makes it unfit")
  func unfitGame() throws {
    let options = try #require(HangmanOptions(mode: .evil))
    let puzzle = try #require(
      HangmanPuzzle(category: .food, entries: [entry("eggs", clue: vulgar()), entry("rice")]))
    #expect(try HangmanChallenge(puzzle, options: options).isFit(in: .standard))
    let header = SessionHeader(id: identity(1), created: .zero)
    let session = try Session<Hangman>(header, options: options, puzzle: puzzle)
    #expect(!AnySession.hangman(session).isFit(in: .standard))
  }

  @Test("every answer of the book is fit, with its clue")
  func fit() throws {
    let book = try #require(Self.book)
    for category in HangmanCategory.allCases {
      let options = try #require(HangmanOptions(source: .category(category)))
      for entry in book.entries(of: category) {
        let puzzle = try #require(HangmanPuzzle(category: category, entries: [entry]))
        let challenge = try HangmanChallenge(puzzle, options: options)
        #expect(challenge.isFit(in: .standard), "\(entry.answer.text)")
      }
    }
  }

  @Test("puzzle and options must belong together")
  func mismatch() throws {
    let (puzzle, _) = try dealt(.standard, .category(.food), seed: 1)
    let options = try #require(HangmanOptions(source: .own))
    #expect(throws: PuzzleError.self) { try HangmanChallenge(puzzle, options: options) }
  }

  @Test("a game made from a challenge says so in its record")
  func session() throws {
    for mode in HangmanOptions.Mode.allCases {
      let (puzzle, options) = try dealt(mode, .any, seed: 4)
      let challenge = try HangmanChallenge(puzzle, options: options)
      let session = challenge.session(id: identity(3), created: 70)
      #expect(session.header.origin == .challenge)
      #expect(try RecordReading(session.record).session == session)
    }
  }
}
