import Games
import Testing

@Suite("Times: in words")
struct TimesDescriptionTests {
  private func game(_ answers: Int...) throws -> Times {
    var game = try times(
      "12*17=208,204,199,203 20*11=220,222,221,219", timesOptions(count: 2))
    for (place, answer) in answers.enumerated() {
      try game.play(place == 0 ? .start : .next, at: .zero)
      try game.play(.answer(answer), at: 2000)
    }
    return game
  }

  @Test("AR-6: a round has a fitting description at every step")
  func steps() throws {
    var game = try game()
    #expect(game.fullDescription == "2 problems. Start when you are ready.")
    try game.play(.start, at: .zero)
    #expect(game.describe(.brief) == "Problem 1 of 2: 12 × 17. 0 right so far.")
    #expect(
      game.fullDescription
        == "Problem 1 of 2: 12 × 17. 0 right so far. Answers: 208, 204, 199, 203.")
    try game.play(.answer(199), at: .zero)
    #expect(game.describe(.brief) == "Problem 1 of 2: 12 × 17 = 204. 0 right so far.")
    #expect(
      game.describe(.standard)
        == "Problem 1 of 2: 12 × 17 = 204. 0 right so far. Not quite: 12 × 17 = 204, not 199.")
    try game.play(.next, at: .zero)
    try game.play(.answer(220), at: .zero)
    #expect(game.describe(.brief) == "1 of 2 right.")
    #expect(
      game.fullDescription
        == "1 of 2 right. Not quite: 12 × 17 = 204, not 199. Right: 20 × 11 = 220.")
  }

  @Test("a round that is ended early, and a sprint, give their results")
  func ends() throws {
    var early = try game(204)
    try early.play(.finish, at: .zero)
    #expect(early.describe(.brief) == "1 of 1 right.")
    var sprint = try dealtTimes(timesOptions(.sprint60), seed: 1)
    #expect(
      sprint.describe(.brief)
        == "60 seconds. Start when you are ready.")
    try sprint.playOn(right: [true, false])
    let problem = TimesTexts.problem(sprint.puzzle.fact(2))
    #expect(sprint.describe(.brief) == "Problem 3: \(problem). 1 right so far.")
    try sprint.play(.finish, at: 60_000)
    #expect(sprint.describe(.brief) == "1 of 2 right.")
  }

  @Test("a problem is written with its sign")
  func problems() throws {
    let line = "12*17 204/17 12+17 29-17"
    let all = operations(.times, .divided, .plus, .minus)
    let game = try times(line, timesOptions(.round, all, count: 4, answerCount: 0))
    #expect(
      game.puzzle.problems.map { TimesTexts.equation($0.fact) } == [
        "12 × 17 = 204", "204 ÷ 17 = 12", "12 + 17 = 29", "29 − 17 = 12",
      ])
  }

  @Test("the text of a scope names its operations and ranges")
  func scopes() throws {
    let scope = TimesTexts.scope
    #expect(scope(TimesOptions.classic.scope) == "×, 10 to 20")
    #expect(
      try scope(TimesScope(operations(.times, .minus), 2...9, 7...7)) == "× −, 2 to 9 and 7 to 7")
  }

  @Test("a transcript has a line for everything that a replay restores")
  func transcript() throws {
    func transcript(_ game: Times) -> String {
      var text = TextWriter()
      game.transcribe(into: &text)
      return String(decoding: text.bytes, as: UTF8.self)
    }
    #expect(transcript(try game()) == "0\n")
    #expect(transcript(try game(199)) == "2\n12*17=199 2000 wrong\n")
    #expect(transcript(try game(203, 220)) == "3\n12*17=203 2000 wrong\n20*11=220 2000 right\n")
    var sprint = try dealtTimes(timesOptions(.sprint120), seed: 1)
    #expect(transcript(sprint) == "0\n")
    try sprint.play(.start, at: 700)
    #expect(transcript(sprint) == "1 120700\n")
  }

  @Test("the shared text has a sign for each answer, and no number of a problem")
  func share() throws {
    var game = try game(199)
    #expect(game.figure == "0 of 1 right")
    #expect(game.symbols == "⬜")
    try game.play(.next, at: 3000)
    try game.play(.answer(220), at: 14_000)
    #expect(game.figure == "1 of 2 right")
    #expect(game.symbols == "⬜🟡", "a slow answer has another sign than a sure answer")
    var sprint = try dealtTimes(timesOptions(.sprint60, distractors: .slips), seed: 1)
    try sprint.playOn(right: Array(repeating: true, count: 12))
    #expect(sprint.figure == "12 of 12 right")
    #expect(sprint.symbols == "🟦🟦🟦🟦🟦🟦🟦🟦🟦🟦\n🟦🟦", "rows of ten can be counted")
    let fresh = try dealtTimes(timesOptions(count: 1, answerCount: 0), seed: 1)
    #expect(fresh.symbols == "")
  }

  @Test("each refusal and each fault of the options has its own sentence")
  func refusals() {
    let refusals: [TimesRefusal] = [
      .over, .notBegun, .begun, .answered, .notAnswered, .notOffered, .outOfRange, .timeIsUp,
    ]
    #expect(
      refusals.map(TimesTexts.refusal) == [
        "The round is over.", "Start the round first.", "The round has started.",
        "You’ve already answered this.", "Answer this problem first.",
        "Choose from the answers.", "The number is too long.", "Time is up.",
      ])
    let faults: [TimesError] = [
      .noOperation, .badNumbers, .divisionByZero, .badCount, .tooFewProblems, .tooFewAnswers,
    ]
    #expect(
      faults.map(TimesTexts.sentence(for:)) == [
        "Choose at least one operation.",
        "Use 0 to 999, at most 100 numbers in a range.",
        "You can’t divide by 0.", "A round has 1 to 60 problems.",
        "Not enough different problems.",
        "Choose 2 to 6 answers.",
      ])
  }
}
