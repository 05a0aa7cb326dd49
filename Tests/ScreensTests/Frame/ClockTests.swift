import Games
import Library
import ScreensTesting
import Testing

@testable import Screens

@Suite("The clock of a game")
struct ClockTests {
  private func time(_ visit: Visit, of id: UInt64 = 1) -> String? {
    visit.frame.shownTime(of: GameID(high: 0, low: id))
  }

  @Test("the clock of the open game ticks (CW-14)")
  func ticking() {
    let visit = Visit(address(), rows: [codewordRow()])
    for shown in ["0:00", "0:01", "0:02"] {
      #expect(time(visit) == shown)
      visit.wait(1000)
    }
    visit.wait(3_600_000)
    #expect(time(visit) == "1:00:03")
  }

  @Test("a tick comes when the shown second changes, and not more often (CW-14)")
  func economy() {
    let visit = Visit(address(), rows: [codewordRow()])
    visit.wait(300)
    visit.press("a")
    let now = visit.host.now
    #expect(visit.host.timers[.tick] == now + 700)
  }

  @Test("time does not count while the page is hidden, and nothing ticks then (CW-14)")
  func hidden() {
    let visit = Visit(address(), rows: [codewordRow()])
    visit.wait(2500)
    visit.act { $0.visible(false) }
    #expect(visit.host.timers[.tick] == nil)
    visit.wait(60_000)
    #expect(time(visit) == "0:02")
    visit.act { $0.visible(true) }
    visit.wait(500)
    #expect(time(visit) == "0:03")
  }

  @Test("time under a modal does not count: a player who reads help does not play (CW-14)")
  func covered() {
    let visit = Visit(address(), rows: [codewordRow()])
    visit.wait(2500)
    visit.act { $0.frame.modal = .help(.codeword) }
    #expect(visit.host.timers[.tick] == nil)
    visit.wait(60_000)
    visit.act { $0.frame.modal = nil }
    #expect(time(visit) == "0:02")
    visit.wait(500)
    #expect(time(visit) == "0:03")
  }

  @Test("sleep of the device adds no time, although nothing reports it (CW-14)")
  func sleep() throws {
    let visit = Visit(address(), rows: [codewordRow()])
    visit.wait(2500)
    visit.host.advance(by: 3_600_000)
    visit.wait(2000)
    #expect(time(visit) == "0:04")
    visit.host.advance(by: 3_600_000)
    visit.attempt(try word("crane"))
    #expect(time(visit) == "0:04")
    #expect(try visit.session.times.played.map { $0.count / 1000 } == [4])
  }

  @Test("a page that is slow to tick loses no time (CW-14)")
  func slow() {
    let visit = Visit(address(), rows: [codewordRow()])
    for _ in 0..<6 {
      visit.host.advance(by: AwakeClock.longestGap)
      visit.act { $0.woke(.tick) }
    }
    #expect(time(visit) == "1:00")
  }

  @Test("time in the list, or at another game, does not count (CW-14, CW-15)")
  func elsewhere() {
    let rows = [1, 2].map { codewordRow($0, begun: Int64($0), moves: ["0 0 trace"]) }
    let visit = Visit(address(2), rows: rows)
    visit.wait(5000)
    visit.open(1)
    visit.wait(2000)
    #expect([time(visit, of: 2), time(visit, of: 1)] == ["0:05", "0:02"])
    visit.goHome()
    #expect(visit.host.timers[.tick] == nil)
    visit.wait(60_000)
    #expect([time(visit, of: 2), time(visit, of: 1)] == ["0:05", "0:02"])
  }

  @Test("the clock stops for good when the game ends (CW-14)")
  func stopped() throws {
    let visit = Visit(address(), rows: [codewordRow()])
    visit.wait(4200)
    visit.attempt(try word("crane"))
    #expect(visit.host.timers[.tick] == nil)
    visit.wait(10_000)
    visit.act { $0.visible(false) }
    visit.act { $0.visible(true) }
    visit.wait(10_000)
    #expect(time(visit) == "0:04")
  }

  @Test("a changed calendar adds no time (CW-14)")
  func calendar() {
    let visit = Visit(address(), rows: [codewordRow()])
    visit.wait(1000)
    visit.host.today = 1
    visit.wait(1000)
    #expect(time(visit) == "0:02")
  }

  @Test("the time goes on from where it was at the last visit (CW-14, CW-18)")
  func nextVisit() {
    let first = Visit(address(), rows: [codewordRow(moves: ["0 0 trace"])])
    first.wait(61_000)
    first.act { $0.visible(false) }
    let second = Visit(address(), rows: first.storedRows)
    second.wait(1000)
    #expect(time(second) == "1:02")
  }

  @Test("a tick is not announced, and stores nothing")
  func quiet() {
    let visit = Visit(address(), rows: [codewordRow()])
    let (announced, kept) = (visit.frame.announcement.number, visit.host.keptKeys.count)
    visit.wait(5000)
    #expect(visit.frame.announcement.number == announced)
    #expect(visit.host.keptKeys.count == kept)
  }
}
