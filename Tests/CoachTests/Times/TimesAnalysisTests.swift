import Coach
import Games
import Testing

@Suite("Times: the coach")
struct TimesAnalysisTests {
  private func analysis(_ game: Times, after past: Times..., on day: Int32 = 9) throws
    -> TimesAnalysis
  {
    var (boxes, paces) = (TimesFacts(), TimesPaces())
    for round in past {
      boxes.count(round, on: 0)
      paces.count(round)
    }
    return try TimesAnalysis(of: game, on: day, after: boxes, paces)
  }

  @Test("a fact has a usual time if it was answered before")
  func pace() throws {
    let past = try coachedTimes(
      ("7*8", true, 3000), ("6*8", true, 3000), ("6*7", true, 3000), ("6*9", true, 3000))
    let game = try coachedTimes(
      ("7*8", true, 2000), ("6*8", true, 2001), ("6*7", true, 4499), ("9*6", true, 4500),
      ("2*3", true, 9000))
    let analysis = try analysis(game, after: past)
    #expect(analysis.answers.map { $0.usual == nil } == [false, false, false, false, true])
  }

  @Test("a quick wrong answer makes a sure fact unsure")
  func wrong() throws {
    let past = try coachedTimes(("7*8", true, 3000))
    let analysis = try analysis(coachedTimes(("7*8", false, 100)), after: past)
    #expect(analysis.answers.filter { $0.isUnsureNow }.map { $0.index } == [0])
  }

  @Test("a fact that was sure before and is slow or wrong now is reported")
  func unsure() throws {
    let past = try coachedTimes(
      ("7*8", true, 1000), ("6*8", true, 1000), ("6*7", true, 9000), ("6*9", true, 1000))
    let game = try coachedTimes(
      ("7*8", true, 4001), ("6*8", false, 1000), ("6*7", true, 9000), ("6*9", true, 1000))
    let analysis = try analysis(game, after: past)
    #expect(analysis.answers.filter { $0.isUnsureNow }.map { $0.index } == [0, 1])
  }

  @Test("the fact to practise is a wrong one, then an unsure one, then a slow one, then a due one")
  func practice() throws {
    let past = try coachedTimes(("7*8", true, 1000), ("2*3", true, 1000), ("2*4", true, 1000))
    let slow: CoachedAnswer = ("6*7", true, 9000)
    let unsure: CoachedAnswer = ("8*7", true, 9000)
    let wrong: CoachedAnswer = ("9*6", false, 1000)
    let right: CoachedAnswer = ("2*4", true, 1000)
    func toPractise(_ answers: CoachedAnswer..., on day: Int32 = 9) throws -> TimesFact? {
      try analysis(coachedTimes(answers), after: past, on: day).toPractise
    }
    #expect(try toPractise(slow, unsure, wrong) == coachedFact("6*9"))
    #expect(try toPractise(slow, unsure) == coachedFact("7*8"))
    #expect(try toPractise(right, slow) == coachedFact("6*7"))
    #expect(try toPractise(right) == coachedFact("2*3"))
    #expect(try toPractise(right, on: 0) == nil)
  }

  @Test("a fact that was right and quick just now is not to practise, though it is still due")
  func fine() throws {
    // One right answer from two choices moves no fact out of the first box.
    let game = try coachedTimes(("2*4", true, 1000), choices: true)
    let analysis = try analysis(game)
    #expect(analysis.toPractise == nil)
  }

  @Test("the coach says nothing before the end, nor about a round without an answer")
  func silence() throws {
    let game = try coachedTimes(("7*8", true, 1000))
    var fresh = try Times(game.puzzle, options: game.options)
    #expect(throws: TimesSilence.underWay) { try analysis(fresh) }
    try fresh.play(.start, at: .zero)
    try fresh.play(.finish, at: .zero)
    #expect(throws: TimesSilence.noAnswer) { try analysis(fresh) }
  }

  @Test("a player without a past learns what to practise, and nothing about a past")
  func firstRound() throws {
    let analysis = try analysis(coachedTimes(("7*8", true, 1000), ("7*9", false, 1000)))
    #expect(analysis.answers.allSatisfy { $0.usual == nil && !$0.isUnsureNow })
    #expect(try analysis.toPractise == coachedFact("7*9"))
  }
}
