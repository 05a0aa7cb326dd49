import Games
import Library
import MarkupTesting
import ScreensTesting
import Testing

@testable import Screens
@testable import WebApp

@Suite("The clock of a game")
struct ClockTests {
  private func rowTime(_ visit: Visit, _ index: Int = 0) -> String? {
    visit.listed[index].descendant(class: "time")?.textContent
  }

  @Test("the clock of the open game ticks, in the game and in the list (CW-14, CW-15)")
  func ticking() {
    let visit = Visit(address(), rows: [codewordRow()])
    for time in ["0:00", "0:01", "0:02"] {
      #expect(visit.gameTime == time)
      #expect(rowTime(visit) == time)
      visit.wait(1000)
    }
    visit.wait(3_600_000)
    #expect(visit.gameTime == "1:00:03")
  }

  @Test("a tick comes when the shown second changes, and not more often (CW-14)")
  func economy() {
    let visit = Visit(address(), rows: [codewordRow()])
    visit.wait(300)
    visit.press("a")
    let now = visit.host.now
    #expect(visit.host.timers[.tick] == now + Milliseconds(700))
  }

  @Test("time out of sight does not count, and nothing ticks then (CW-14)")
  func hidden() {
    let visit = Visit(address(), rows: [codewordRow()])
    visit.wait(2500)
    visit.app.visible(false)
    #expect(visit.host.timers[.tick] == nil)
    visit.wait(60_000)
    #expect(visit.gameTime == "0:02")
    visit.app.visible(true)
    visit.wait(500)
    #expect(visit.gameTime == "0:03")
  }

  @Test("sleep of the device adds nothing, although nothing told of it (CW-14)")
  func sleep() throws {
    let visit = Visit(address(), rows: [codewordRow()])
    visit.wait(2500)
    visit.host.advance(by: Milliseconds(3_600_000))
    visit.wait(2000)
    #expect(visit.gameTime == "0:04")
    visit.host.advance(by: Milliseconds(3_600_000))
    visit.attempt(try word("crane"))
    #expect(visit.gameTime == "0:04")
    #expect(try visit.session.times.played.map { $0.count / 1000 } == [4])
  }

  @Test("a page that is slow to tick loses no time (CW-14)")
  func slow() {
    let visit = Visit(address(), rows: [codewordRow()])
    for _ in 0..<6 {
      visit.host.advance(by: AwakeClock.longestGap)
      visit.app.woke(.tick)
    }
    #expect(visit.gameTime == "1:00")
  }

  @Test("time in the list, or at another game, does not count (CW-14, CW-15)")
  func elsewhere() throws {
    let visit = Visit(address(2), rows: [codewordRow(1, begun: 1), codewordRow(2, begun: 2)])
    visit.wait(5000)
    visit.tap(visit.listed[1])
    visit.wait(2000)
    #expect([rowTime(visit, 0), rowTime(visit, 1)] == ["0:05", "0:02"])
    try visit.tap(ShellTexts.back)
    #expect(visit.host.timers[.tick] == nil)
    visit.wait(60_000)
    #expect([rowTime(visit, 0), rowTime(visit, 1)] == ["0:05", "0:02"])
  }

  @Test("the clock stops for good when the game ends (CW-14)")
  func stopped() throws {
    let visit = Visit(address(), rows: [codewordRow()])
    visit.wait(4200)
    visit.attempt(try word("crane"))
    #expect(visit.host.timers[.tick] == nil)
    visit.wait(10_000)
    visit.app.visible(false)
    visit.app.visible(true)
    visit.wait(10_000)
    #expect(visit.gameTime == "0:04")
    #expect(rowTime(visit) == "0:04")
  }

  @Test("a changed calendar adds nothing (CW-14)")
  func calendar() {
    let visit = Visit(address(), rows: [codewordRow()])
    visit.wait(1000)
    visit.host.today = Milliseconds(1)
    visit.wait(1000)
    #expect(visit.gameTime == "0:02")
  }

  @Test("the time goes on where it stood at the last visit (CW-14, CW-18)")
  func nextVisit() throws {
    let first = Visit(address(), rows: [codewordRow()])
    first.wait(61_000)
    first.app.visible(false)
    first.deliver()
    let rows = first.host.rows.map { Row(key: $0.key, text: $0.value) }
    let second = Visit(address(), rows: rows)
    second.wait(1000)
    #expect(second.gameTime == "1:02")
  }

  @Test("a tick is not read out: the timer is named in words and is not live")
  func quiet() throws {
    let visit = Visit(address(), rows: [codewordRow()])
    visit.wait(62_000)
    let timer = try #require(visit.page.first(role: .timer))
    #expect(timer.accessibleName == "1 minute 2 seconds")
    #expect(timer.attributes["aria-live"] == "off")
    let announced = visit.announcement
    visit.wait(5000)
    #expect(visit.announcement === announced)
  }
}
