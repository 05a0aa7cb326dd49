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

  private func facts(_ problems: String...) throws -> [TimesFact] {
    try problems.map { try coachedFact($0) }
  }

  @Test("only answers clearly faster than the player's own past are reported")
  func pace() throws {
    let past = try coachedTimes(
      ("7*8", true, 3000), ("6*8", true, 3000), ("6*7", true, 3000), ("6*9", true, 3000))
    let game = try coachedTimes(
      ("7*8", true, 2000), ("6*8", true, 2001), ("6*7", true, 4499), ("9*6", true, 4500),
      ("2*3", true, 9000))
    let analysis = try analysis(game, after: past)
    #expect(analysis.faster.map { $0.fact } == [TimesFact(.times, 7, 8)])
    #expect(analysis.answers.map { $0.usual == nil } == [false, false, false, false, true])
  }

  @Test("a wrong answer is not faster")
  func wrong() throws {
    let past = try coachedTimes(("7*8", true, 3000))
    let analysis = try analysis(coachedTimes(("7*8", false, 100)), after: past)
    #expect(analysis.faster.isEmpty)
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

  @Test("at most three facts are to practise: wrong ones, then unsure, then slow, then due ones")
  func practice() throws {
    let past = try coachedTimes(("7*8", true, 1000), ("2*3", true, 1000), ("2*4", true, 1000))
    let game = try coachedTimes(
      ("6*7", true, 9000), ("8*7", true, 9000), ("9*6", false, 1000), ("5*5", true, 1000))
    #expect(try analysis(game, after: past).toPractise == facts("6*9", "7*8", "6*7"))
    let fine = try coachedTimes(("2*4", true, 1000))
    #expect(try analysis(fine, after: past).toPractise == facts("2*3", "7*8"))
    #expect(try analysis(fine, after: past).due == facts("2*3", "7*8"))
    #expect(try analysis(fine, after: past, on: 0).due.isEmpty)
  }

  @Test("a fact that was right and quick just now is not to practise, though it is still due")
  func fine() throws {
    // One right answer from two choices moves no fact out of the first box.
    let game = try coachedTimes(("2*4", true, 1000), choices: true)
    let analysis = try analysis(game)
    #expect(try analysis.due == facts("2*4"))
    #expect(analysis.toPractise.isEmpty)
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
    #expect(analysis.answers.allSatisfy { !$0.isFaster && !$0.isUnsureNow })
    #expect(try analysis.toPractise == facts("7*9"))
  }
}
