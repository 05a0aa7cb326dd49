import Games
import Library
import MarkupTesting
import ScreensTesting
import Testing

@testable import Screens
@testable import WebApp

@Suite("The clock of a game on the page")
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
  }

  @Test("after an hour the clock shows it")
  func hours() {
    let visit = Visit(address(), rows: [codewordRow(moves: ["3598000 0 trace"])])
    #expect(visit.gameTime == "59:58")
    visit.wait(2000)
    #expect(visit.gameTime == "1:00:00")
  }

  @Test("the list shows the time of each game, also after its clock stops (CW-15)")
  func elsewhere() throws {
    let rows = [1, 2].map { codewordRow($0, begun: Int64($0), moves: ["0 0 trace"]) }
    let visit = Visit(address(2), rows: rows)
    visit.wait(5000)
    visit.tap(visit.listed[1])
    visit.wait(2000)
    #expect([rowTime(visit, 0), rowTime(visit, 1)] == ["0:05", "0:02"])
    try visit.tap(ShellTexts.back)
    visit.wait(60_000)
    #expect([rowTime(visit, 0), rowTime(visit, 1)] == ["0:05", "0:02"])
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
