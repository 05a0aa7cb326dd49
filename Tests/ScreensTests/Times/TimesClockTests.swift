import Games
import Library
import ScreensTesting
import Testing

@testable import Screens

@Suite("The clock of a Times")
struct TimesClockTests {
  private static let id = GameID(high: 0, low: 1)
  private static let clock = RowKey.clock(id).text
  private static let sprint =
    "mode=sprint-60 operations=* first=2-9 second=2-9 count=60 answers=4 wrong=near"
  private static let sprintProblems = Array(repeating: "7*8=56,58,54,53", count: 60)
    .joined(separator: " ")

  private func kept(_ key: [UInt8], in visit: Visit) -> String? {
    visit.host.rows[key].map { String(decoding: $0, as: UTF8.self) }
  }

  @Test("the clock of the game stops while the game asks nothing")
  func standing() throws {
    let visit = Visit.times()
    func time() -> String? { visit.frame.shownTime(of: Self.id) }
    visit.wait(5000)
    #expect(time() == "0:00")
    visit.reckon { $0.goOn() }
    visit.wait(3000)
    #expect(time() == "0:03")
    try visit.choose(204)
    visit.wait(9000)
    #expect(time() == "0:03")
    visit.act { $0.frame.goHome() }
    visit.act { $0.frame.go(to: .game(.times, Self.id)) }
    visit.wait(4000)
    #expect(time() == "0:03")
  }

  @Test("a clock that stops while the app catches up is stored in the same turn")
  func storedWhenResting() {
    let visit = Visit.times(moves: ["start"])
    visit.wait(3000)
    #expect(kept(Self.clock, in: visit) == nil)
    // Another page answers: the round rests here too, which the app sees only as it catches up.
    visit.model.changed(timesRow(moves: ["start", "answer 204"]))
    #expect(kept(Self.clock, in: visit) == nil)
    visit.model.settle()
    #expect(kept(Self.clock, in: visit) == "5000")
    #expect(visit.model.library.takeChanges().isEmpty)
  }

  @Test("a sprint ends by itself, and its end and its clock are stored in the same turn")
  func storedAtTheEnd() throws {
    let visit = Visit.times(options: Self.sprint, problems: Self.sprintProblems, moves: ["start"])
    visit.wait(59_500)
    #expect(try visit.times.phase == .asking)
    visit.host.advance(by: 500)
    visit.model.woke(.tick)
    visit.model.settle()
    #expect(try visit.times.phase == .over)
    let record = try #require(kept(RowKey.record(Self.id).text, in: visit))
    #expect(record.hasSuffix(" finish\n"))
    #expect(kept(Self.clock, in: visit) == "62000")
    #expect(visit.model.library.takeChanges().isEmpty)
  }

  @Test(
    "describing a Times changes nothing",
    arguments: [
      [], ["start"], ["start", "answer 204"], timesMoves(204, 222, 195, 252, 304),
    ] as [[String]])
  func described(moves: [String]) throws {
    let visit = Visit.times(moves: moves)
    let model = visit.model.shelf.times
    for modal: Modal? in [nil, .newGame(.times), .statistics(.times), .share(.times)] {
      visit.act { $0.frame.modal = modal }
      let (stored, revision) = (visit.host.keptKeys.count, visit.model.library.revision)
      let session = try #require(model.session)
      _ = (model.defaultSummary, model.chosen, model.facts, model.chartScope)
      _ = (model.progress(of: session), model.secondsBegin)
      _ = (model.openGame, model.isResting, visit.model.sharing.card)
      let (screen, game) = try (visit.slate, session.game)
      _ = (screen.problem(game), screen.result(game), screen.message(game), screen.typed)
      _ = (screen.asksToFinish, screen.refusals, screen.endedAt, screen.movedAt)
      #expect(visit.model.library.takeChanges().isEmpty)
      #expect(visit.model.library.revision == revision)
      visit.model.settle()
      #expect(visit.host.keptKeys.count == stored)
    }
  }
}
