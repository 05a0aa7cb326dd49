import Games
import Library
import MarkupTesting
import ScreensTesting
import Testing

@testable import Screens
@testable import WebApp

@Suite("The calendar of the daily five")
struct DailyCalendarTests {
  private var rows: [Row] {
    [
      dailyRow(testDay), dailyRow(testDay.advanced(by: -1)),
      dailyRow(testDay.advanced(by: -3), hour: 90),
    ]
  }

  @Test("each day up to today can be pressed and says how many of its five are done, and when")
  func names() {
    let visit = Visit.daily(rows: rows)
    #expect(
      visit.days.suffix(4).map(\.accessibleName) == [
        "Wednesday 18 November 2026, 1 of 5 done, played later",
        "Thursday 19 November 2026, 0 of 5 done",
        "Friday 20 November 2026, 1 of 5 done", "Saturday 21 November 2026, 1 of 5 done",
      ])
    #expect(visit.days.count == 21)
    #expect(visit.page.all(class: "day").count == 30)
    #expect(visit.days.last?.attributes["aria-current"] == "true")
  }

  @Test("a day stands below its weekday")
  func weekdays() throws {
    let visit = Visit.daily()
    let table = try #require(visit.page.first { $0.name == "table" })
    #expect(table.children.first?.children.map(\.accessibleName).first == "Monday")
    // November 2026 begins on a Sunday.
    #expect(table.children[1].children.map(\.textContent) == ["", "", "", "", "", "", "1"])
    #expect(table.children[6].children.map(\.textContent) == ["30", "", "", "", "", "", ""])
  }

  @Test("a player can go back any number of months, and forward to this month")
  func months() throws {
    let visit = Visit.daily()
    #expect(visit.control("Next month")?.attributes["aria-disabled"] == "true")
    for _ in 0..<11 { try visit.tap("Previous month") }
    #expect(
      visit.page.first(class: "calendar")?.subtree.first { $0.name == "h3" }?.textContent
        == "December 2025")
    #expect(visit.days.count == 31)
    for _ in 0..<11 { try visit.tap("Next month") }
    #expect(visit.control("Next month")?.attributes["aria-disabled"] == "true")
    #expect(visit.days.count == 21)
  }

  @Test("the arrow keys walk from day to day and from month to month, and no further than today")
  func keys() throws {
    let visit = Visit.daily()
    visit.page.focus(try #require(visit.days.last))
    visit.press("ArrowRight")
    #expect(visit.page.focused?.textContent == "21")
    visit.press("ArrowUp", "ArrowLeft")
    #expect(visit.page.focused?.textContent == "13")
    visit.press("ArrowUp", "ArrowUp")
    #expect(visit.page.focused?.accessibleName == "Friday 30 October 2026, 0 of 5 done")
    #expect(visit.days.filter { $0.attributes["tabindex"] == "0" }.count == 1)
    visit.press("ArrowDown")
    #expect(visit.page.focused?.textContent == "6")
  }

  @Test("a past day can be played, which counts as played later")
  func past() throws {
    let visit = Visit.daily()
    visit.tap(visit.days[4])
    #expect(visit.host.addresses.last == "/daily/2026-11-05")
    #expect(
      visit.page.first(class: "message")?.textContent
        == "Play it any time. Only today counts for your streak.")
    try visit.tapDaily("Codeword")
    #expect(try visit.session.header.day?.text == "2026-11-05")
    visit.attempt(try visit.session.puzzle.secret)
    try visit.tap("Back to daily puzzles")
    #expect(visit.days[4].accessibleName == "Thursday 5 November 2026, 1 of 5 done, played later")
    #expect(
      visit.page.first(class: "streak")?.textContent == "Finish a daily puzzle to start a streak.")
  }

  @Test("the list shows the streak, too, and the help has its rules")
  func help() throws {
    let visit = Visit.daily("", rows: rows)
    #expect(visit.entry == "Daily puzzles, 21 November · 1 of 5 done · streak 2")
    visit.tap(try #require(visit.page.first(class: "day-head")))
    try visit.tap("About daily puzzles")
    let help = try #require(visit.page.first { $0.name == "dialog" }?.textContent)
    #expect(help.contains("You may miss one day in seven"))
    #expect(help.contains("once you finish any of its games"))
  }
}
