import Games
import Testing
import Words

@Suite("Hangman: answers")
struct HangmanAnswerTests {
  private func problem(_ text: String) -> HangmanAnswerRefusal? {
    do throws(HangmanAnswerRefusal) {
      _ = try HangmanAnswer(text)
      return nil
    } catch { return error }
  }

  @Test(
    "an answer is kept as it is written, with plain spaces and signs",
    arguments: [
      ("giraffe", "giraffe"), ("Red Panda", "Red Panda"), ("  red \t\u{A0} panda ", "red panda"),
      ("mum’s the word", "mum's the word"), ("‘tis", "'tis"), ("oʼclock", "o'clock"),
      ("jack–in‐the‑box", "jack-in-the-box"), ("crème brûlée", "crème brûlée"),
      ("e\u{301}te\u{301}", "ete"), ("Łódź", "Łódź"), ("B & B, 24", "B & B, 24"),
      ("Who? Me! U.S.A.: yes", "Who? Me! U.S.A.: yes"), ("ab", "ab"),
    ] as [(String, String)])
  func written(text: String, plain: String) throws {
    let answer = try HangmanAnswer(text)
    #expect(Array(answer.text.unicodeScalars) == Array(plain.unicodeScalars))
    #expect(answer.letterCount == answer.letters.count)
    #expect(try HangmanAnswer(answer.text) == answer)
    #expect(answer.slots.map(\.text).joined() == plain)
  }

  @Test("the letters of an answer have neither case nor accents")
  func letters() throws {
    let answer = try HangmanAnswer("Crème Brûlée à l'Étoile, ça va?")
    #expect(answer.letters.map(\.scalar) == "cremebruleealetoilecava".unicodeScalars.map(\.value))
    #expect(answer.letterCount == 23)
  }

  @Test(
    "text that cannot be an answer is refused with its reason",
    arguments: [
      ("", .tooShort(0), "Type a word or phrase."),
      ("   ", .tooShort(0), "Type a word or phrase."),
      ("?!", .tooShort(0), "Type a word or phrase."),
      ("66", .tooShort(0), "Type a word or phrase."),
      ("a", .tooShort(1), "Too short: at least two letters."),
      ("a-1", .tooShort(1), "Too short: at least two letters."),
      (String(repeating: "a", count: 41), .tooLong(41), "Too long: at most 40 letters."),
      (String(repeating: "a.", count: 31), .tooManyCharacters, "Too long: at most 60 characters."),
      ("été\n", .foreignCharacter, nil), ("a/b", .foreignCharacter, nil),
      ("ab🦒", .foreignCharacter, nil), ("þorn", .foreignCharacter, nil),
      ("кот", .foreignCharacter, nil), ("straße", .foreignCharacter, nil),
      ("ab_", .foreignCharacter, nil), ("\u{301}ab", .foreignCharacter, nil),
      ("a-\u{301}b", .foreignCharacter, nil), ("ab\u{202E}", .foreignCharacter, nil),
      ("ab\u{200B}", .foreignCharacter, nil), ("ab\0", .foreignCharacter, nil),
      ("a\u{2014}b", .foreignCharacter, nil), ("ab\u{FFFD}", .foreignCharacter, nil),
    ] as [(String, HangmanAnswerRefusal, String?)])
  func problems(text: String, problem expected: HangmanAnswerRefusal, sentence: String?) throws {
    let problem = try #require(self.problem(text))
    #expect(problem == expected)
    #expect(
      HangmanTexts.problem(problem)
        == sentence ?? "Only A to Z, accents, spaces and simple punctuation.")
  }

  @Test("an answer has at most 40 letters and 60 characters")
  func longest() throws {
    #expect(try HangmanAnswer(String(repeating: "a", count: 40)).letterCount == 40)
    let spaced = String(repeating: "ab ", count: 20)
    #expect(try HangmanAnswer(spaced).letterCount == 40)
    #expect(try HangmanAnswer(spaced.dropLast() + "!").slots.count == 60)
    #expect(problem(spaced + "!") == .tooManyCharacters)
  }

  @Test("the words of an answer are the words that a list could hold")
  func words() throws {
    let answer = try HangmanAnswer("A bird in the hand, jack-in-the-box or crème brûlée")
    #expect(
      answer.words.map(\.text)
        == ["a", "bird", "in", "the", "hand", "jack", "in", "the", "box", "or", "creme", "brulee"])
    #expect(try HangmanAnswer("hummingbird").words.isEmpty)
  }

  @Test("a clue is short, visible text")
  func clues() throws {
    let answer = try HangmanAnswer("cat")
    for clue in [
      "", "purrs", "it says “miaow” – often, même ici 🐈", String(repeating: "a", count: 300),
    ] {
      #expect(HangmanEntry(answer, clue: clue)?.clue == clue)
    }
    for clue in [
      String(repeating: "a", count: 301), String(repeating: "é", count: 151), "a\nb", "a\tb",
      "\u{7F}", "\0",
    ] {
      #expect(HangmanEntry(answer, clue: clue) == nil)
    }
  }

  @Test("the answers of a puzzle look alike, have different letters, and are at most fifty")
  func puzzles() throws {
    func isPuzzle(_ answers: String...) throws -> Bool {
      HangmanPuzzle(category: .food, entries: try answers.map { try entry($0) }) != nil
    }
    #expect(try isPuzzle("cat"))
    #expect(try isPuzzle("cat", "dog"))
    #expect(try isPuzzle("red hat", "big cat"))
    #expect(try isPuzzle("côte", "code"))
    #expect(try !isPuzzle())
    #expect(try !isPuzzle("cat", "mouse"))
    #expect(try !isPuzzle("red hat", "big-cat"))
    #expect(try !isPuzzle("a cat", "an ox"))
    #expect(try !isPuzzle("cat", "CAT"))
    #expect(try !isPuzzle("resume", "résumé"))
    #expect(try !isPuzzle("cat 1", "dog 2"))
    let many = alphabet.flatMap { first in alphabet.map { [first, $0] } }
      .map { $0.map { $0.uppercased.lowercased() }.joined() }.prefix(51)
    let entries = try many.map { try entry($0) }
    #expect(HangmanPuzzle(category: nil, entries: entries) == nil)
    let fifty = try #require(HangmanPuzzle(category: .food, entries: Array(entries.dropLast())))
    #expect(fifty.entries.count == 50)
    #expect(fifty.withoutClues == fifty)
  }

  @Test("removing the clues leaves the answers as they are")
  func withoutClues() throws {
    let puzzle = try hangman("cat", "dog", clue: "pet").puzzle
    let bare = puzzle.withoutClues
    #expect(bare.category == puzzle.category)
    #expect(bare.entries.map(\.answer) == puzzle.entries.map(\.answer))
    #expect(bare.entries.allSatisfy { $0.clue == "" })
  }
}
