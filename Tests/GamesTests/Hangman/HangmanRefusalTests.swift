import Games
import Testing
import Words

@Suite("Hangman: refusals")
struct HangmanRefusalTests {
  private func refusal(typed text: String) -> HangmanRefusal? {
    do throws(HangmanRefusal) {
      _ = try HangmanMove.letter(typed: text, in: .latin)
      return nil
    } catch { return error }
  }

  private func refusal(answer text: String) -> HangmanRefusal? {
    do throws(HangmanRefusal) {
      _ = try HangmanMove.answer(typed: text, in: .latin)
      return nil
    } catch { return error }
  }

  @Test(
    "HM-3: empty input, a non-letter and several letters are refused with a message",
    arguments: [
      ("", .empty, "Type a letter first."),
      ("  \t\n", .empty, "Type a letter first."),
      ("7", .notALetter, "Only letters count."),
      ("42", .notALetter, "Only letters count."),
      ("?", .notALetter, "Only letters count."),
      ("-", .notALetter, "Only letters count."),
      ("a1", .notALetter, "Only letters count."),
      ("\u{301}", .notALetter, "Only letters count."),
      ("þ", .notALetter, "Only letters count."),
      ("ß", .notALetter, "Only letters count."),
      ("ж", .notALetter, "Only letters count."),
      ("日", .notALetter, "Only letters count."),
      ("🦒", .notALetter, "Only letters count."),
      ("\0", .notALetter, "Only letters count."),
      ("ab", .severalLetters, "One letter at a time."),
      ("a b", .severalLetters, "One letter at a time."),
      ("aa", .severalLetters, "One letter at a time."),
      ("giraffe", .severalLetters, "One letter at a time."),
    ] as [(String, HangmanRefusal.Reason, String)])
  func typed(text: String, reason: HangmanRefusal.Reason, sentence: String) throws {
    let refusal = try #require(self.refusal(typed: text))
    #expect(refusal.reasons == [reason])
    #expect(HangmanTexts.refusal(refusal) == sentence)
  }

  @Test("HM-3: a repeated letter is refused, and the refusal says whether it is in the answer")
  func guessedBefore() throws {
    let game = try hangman("giraffe", guessed: "gx")
    for typed in ["g", "G", "ğ"] {
      #expect(
        try game.reasons(letter: typed) == [.letterGuessed(letter("g"), isRight: true)])
    }
    #expect(
      game.sentences(.letter(try letter("g"))) == "Already guessed: G is right.")
    #expect(
      game.sentences(.letter(try letter("x"))) == "Already guessed: X is wrong.")
    #expect(try game.reasons(letter: "z") == [])
  }

  @Test("HM-3: a letter that a hint has shown is refused")
  func shownBefore() throws {
    var game = try hangman("giraffe")
    try game.takeHint()
    #expect(try game.reasons(letter: "g") == [.letterShown(letter("g"))])
    #expect(game.sentences(.letter(try letter("g"))) == "A hint already showed G.")
  }

  @Test("HM-3: a refused move costs nothing and changes nothing")
  func costsNothing() throws {
    var game = try hangman("red panda", clue: "furry", guessed: "rxyz")
    try game.takeHint()
    try game.guess(answer: "red canoe")
    let before = game
    for move in [
      .letter(try letter("r")), .letter(try letter("x")), .hint, .answer([]),
      .answer(try letters("redcanoe")), .answer(try letters("red")),
      .answer(try letters("red pandas")), .answer(try letters("red xanda")),
      .answer(try letters("bad panda")),
    ] as [HangmanMove] {
      let refusal = try #require(game.refusal(of: move, in: .standard))
      #expect(!refusal.reasons.isEmpty)
      #expect(throws: refusal) { try game.play(move, at: 9) }
      #expect(game == before)
      #expect(game.transcript == before.transcript)
    }
    #expect(game.missCount == 5)
  }

  @Test(
    "a whole answer without letters, with strange characters or with too many letters is refused",
    arguments: [
      ("", .emptyAnswer, "Type the answer first."),
      ("   ", .emptyAnswer, "Type the answer first."),
      ("...", .notALetter, "Only letters count."),
      ("66", .notALetter, "Only letters count."),
      ("панда", .notALetter, "Only letters count."),
      ("red pandaж", .notALetter, "Only letters count."),
      ("red 🐼", .notALetter, "Only letters count."),
      (
        String(repeating: "a", count: 41), .tooLong, "Too long for any answer."
      ),
    ] as [(String, HangmanRefusal.Reason, String)])
  func wholeAnswer(text: String, reason: HangmanRefusal.Reason, sentence: String) throws {
    let refusal = try #require(self.refusal(answer: text))
    #expect(refusal.reasons == [reason])
    #expect(HangmanTexts.refusal(refusal) == sentence)
  }

  @Test("the signs of a whole answer are optional, and case and accents do not matter")
  func wholeAnswerSigns() throws {
    for text in ["mum's the word", "MUMSTHEWORD", "mum’s-the-word!", " mu\u{308}ms  the word "] {
      #expect(
        try HangmanMove.answer(typed: text, in: .latin) == .answer(letters("mumstheword")),
        "\(text)")
    }
    let longest = String(repeating: "ab ", count: 20)
    #expect(try HangmanMove.answer(typed: longest, in: .latin) == .answer(letters(longest)))
  }
}
