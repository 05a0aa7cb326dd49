import Games
import Testing

@Suite("Times: the classic round")
struct TimesTests {
  @Test("AR-1: a round waits for the start, which asks a problem of numbers from 10 to 20")
  func start() throws {
    var lefts: [Int: Int] = [:]
    var rights: [Int: Int] = [:]
    for seed in 0..<UInt64(2200) {
      var game = try dealtTimes(seed: seed)
      #expect(game.phase == .ready && game.answers.isEmpty)
      try game.play(.start, at: .zero)
      #expect(game.phase == .asking && game.answers.isEmpty)
      let problem = game.puzzle.problems[0]
      lefts[problem.fact.left, default: 0] += 1
      rights[problem.fact.second, default: 0] += 1
    }
    // Both ends included, and each number equally likely: 200 times.
    for counts in [lefts, rights] {
      #expect(counts.keys.sorted() == Array(10...20))
      #expect(counts.values.allSatisfy { (145...255).contains($0) })
    }
  }

  @Test("AR-8: the classic round uses the constants that stand in one place")
  func constants() throws {
    let classic = TimesOptions.classic
    #expect(classic.scope.first == TimesConstants.classicNumbers)
    #expect(classic.scope.second == TimesConstants.classicNumbers)
    #expect(classic.count == TimesConstants.classicProblemCount)
    #expect(classic.answerCount == TimesConstants.classicAnswerCount)
    #expect(TimesConstants.classicNumbers == 10...20 && TimesConstants.nearDistance == 5)
    #expect(TimesConstants.classicProblemCount == 5 && TimesConstants.classicAnswerCount == 4)
  }

  @Test("AR-2: a problem has four different answers: the right one, and three at most 5 from it")
  func answers() throws {
    for seed in 0..<UInt64(500) {
      for problem in try dealtTimes(seed: seed).puzzle.problems {
        #expect(problem.answers.count == 4 && Set(problem.answers).count == 4)
        #expect(problem.answers.contains(problem.fact.first * problem.fact.second))
        #expect(problem.answers.allSatisfy { abs($0 - problem.result) <= 5 })
      }
    }
  }

  @Test("AR-3: an answer is right or wrong, and the total counts the right ones")
  func answering() throws {
    var game = try dealtTimes(seed: 1)
    try game.playOn(right: [true, false, true])
    #expect((0..<3).map(game.isRight) == [true, false, true])
    #expect(game.score == 2)
    #expect(game.missed == [1])
    #expect(game.phase == .answered && game.answers.count == 3)
  }

  @Test(
    "AR-4, AR-6: the next problem comes only after an answer, and only an open problem takes one"
  )
  func order() throws {
    var game = try dealtTimes(seed: 2)
    func refused(_ move: TimesMove, _ refusal: TimesRefusal) {
      let before = game
      #expect(game.refusal(of: move, in: nil) == refusal)
      #expect(throws: refusal) { try game.play(move, at: .zero) }
      #expect(game == before)
    }
    let right = game.puzzle.problems[0].result
    refused(.answer(right), .notBegun)
    refused(.next, .notBegun)
    refused(.finish, .notBegun)
    try game.play(.start, at: .zero)
    refused(.start, .begun)
    refused(.next, .notAnswered)
    refused(.answer(right + 6), .notOffered)
    try game.play(.answer(right), at: .zero)
    // A double tap counts once, on the same button or on another.
    refused(.answer(right), .answered)
    refused(.answer(right + 1), .answered)
    refused(.start, .begun)
    try game.play(.next, at: .zero)
    refused(.next, .notAnswered)
    #expect(game.answers.count == 1)
  }

  @Test("AR-5: after five problems the round is over, and it accepts no move")
  func end() throws {
    var game = try dealtTimes(seed: 3)
    #expect(TimesTexts.button(of: game) == "Start")
    try game.playOn(right: [true, true, true, true])
    #expect(game.outcome == .playing)
    #expect(TimesTexts.button(of: game) == "Next")
    try game.playOn(right: [true])
    #expect(game.phase == .over && game.outcome == .won && game.score == 5)
    #expect(TimesTexts.button(of: game) == "Another round")
    for move in [.start, .answer(100), .next, .finish] as [TimesMove] {
      #expect(throws: TimesRefusal.over) { try game.play(move, at: .zero) }
    }
  }

  @Test("AR-5: no problem comes twice in a round, nor with its numbers the other way round")
  func noneTwice() throws {
    for seed in 0..<UInt64(300) {
      let facts = try dealtTimes(seed: seed).puzzle.problems.map {
        Set([$0.fact.first, $0.fact.second])
      }
      #expect(Set(facts).count == 5)
    }
    let all = try dealtTimes(
      timesOptions(.round, operations(.times), 2...11, 2...11, count: 55), seed: 0)
    #expect(Set(all.puzzle.problems.map(\.fact.inOrder)).count == 55)
  }

  @Test("a round without a wrong answer is won; any other, and one that is ended early, is lost")
  func outcomes() throws {
    var oneWrong = try dealtTimes(seed: 4)
    try oneWrong.playOn(right: [true, true, false, true, true])
    #expect(oneWrong.outcome == .lost && oneWrong.score == 4)
    var early = try dealtTimes(seed: 4)
    try early.playOn(right: [true, true])
    try early.play(.finish, at: .zero)
    #expect(early.outcome == .lost && early.score == 2)
    var none = try dealtTimes(seed: 4)
    try none.play(.start, at: .zero)
    try none.play(.finish, at: .zero)
    #expect(none.outcome == .lost)
  }

  @Test("the time of each answer counts from when its problem was asked")
  func answerTimes() throws {
    var game = try dealtTimes(seed: 5)
    try game.play(.start, at: 1000)
    try game.play(.answer(game.puzzle.problems[0].result), at: 3500)
    try game.play(.next, at: 60_000)
    try game.play(.answer(game.puzzle.problems[1].result), at: 61_000)
    try game.play(.next, at: 61_000)
    try game.play(.answer(game.puzzle.problems[2].result), at: PlayTime(Int64.max))
    #expect(game.answerTimes == [2500, 1000, 3_600_000])
  }

  @Test("problems that the options could not deal do not belong to them")
  func mismatch() throws {
    let two = try timesOptions(count: 2, answerCount: 0)
    #expect(throws: Never.self) { try times("12*17 20*10", two) }
    for line in ["12*17", "12*17 12*17", "12*17 17*12", "12*17 21*10", "12*17 12+17", "12*17 9*10"]
    {
      #expect(throws: PuzzleError()) { try times(line, two) }
    }
    #expect(throws: PuzzleError()) { try times("12*17=204,205 20*10=200,201", two) }
    #expect(throws: PuzzleError()) {
      try times("12*17 20*10", timesOptions(count: 2, answerCount: 2))
    }
  }
}
