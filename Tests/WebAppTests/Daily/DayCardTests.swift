import Games
import Library
import MarkupTesting
import ScreensTesting
import Testing

@testable import Screens
@testable import WebApp

@Suite("Today's five on the list, and all five of a day")
struct DayCardTests {
  private func states(_ visit: Visit) -> [String?] {
    visit.page.all(class: "day-mark").map { $0.attributes["data-state"] }
  }

  private func briefs(_ visit: Visit) -> [String] {
    visit.page.all(class: "day-brief").map(\.textContent)
  }

  @Test("the card shows what is done and what is on, and one button goes on")
  func goesOn() throws {
    let visit = Visit.daily("", rows: [dailyRow(testDay), dailyRow(testDay.advanced(by: -1))])
    #expect(visit.page.first(class: "day-title")?.textContent == "Saturday’s puzzles")
    #expect(states(visit) == ["done", "new", "new", "new", "new"])
    #expect(visit.page.all(class: "streak-dot").count == 7)
    #expect(
      visit.page.all(class: "streak-dot").map { $0.classes.contains("played") }
        == [false, false, false, false, false, true, true])
    try visit.tap("Play Anagrams, 1 of 5")
    guard case .game(.anagrams, let id) = visit.model.frame.route,
      case .anagrams(let session)? = visit.model.library.session(id)
    else { throw NoGameOpen() }
    try visit.enter("\(try #require(session.puzzle.racks[0].blanks.first))")
    visit.app.navigated(to: Array("/".utf8))
    #expect(states(visit) == ["done", "on", "new", "new", "new"])
    #expect(briefs(visit) == ["1 try", DailyTexts.on, "", "", ""])
    #expect(visit.control("Continue Anagrams, 1 of 5") != nil)
  }

  @Test("an answer that was not found has no tick, on the card and among the five")
  func missed() throws {
    let lost = "qxzjvk".map { "letter \($0)" }
    let visit = Visit.daily("", rows: Array(fiveRows(of: testDay, hangman: lost)[1...]))
    #expect(states(visit) == ["new", "done", "missed", "done", "done"])
    visit.app.navigated(to: Array("/daily".utf8))
    let rows = visit.page.all(class: "shelf-game")
    #expect(
      rows.map { $0.descendant(class: "done") != nil } == [false, true, false, true, true])
  }

  @Test("a first day has a sentence in place of a number in large type")
  func firstDay() throws {
    let visit = Visit.daily("", rows: fiveRows(of: testDay))
    try visit.tap("See your day, 5 of 5")
    let roll = try #require(visit.page.first(class: "roll"))
    #expect(roll.textContent == "Day 1 of a new streak. See you tomorrow.")
    #expect(roll.descendant(class: "roll-number") == nil)
  }

  @Test("the five marks are a list with the names of the games, and none can be pressed")
  func marks() {
    let visit = Visit.daily("", rows: [dailyRow(testDay)])
    let marks = visit.page.all(class: "day-mark")
    #expect(marks.map(\.role) == Array(repeating: "listitem", count: 5))
    let names = marks.compactMap { $0.descendant(class: "day-name")?.textContent }
    #expect(names == GameKind.allCases.map(\.name))
    #expect(marks.allSatisfy { $0.subtree.allSatisfy { $0.role != "button" } })
  }

  @Test("the head of the card has the days of the streak, or before the first only an icon")
  func head() {
    let visit = Visit.daily("")
    let first = visit.page.first(class: "day-head")
    #expect(first?.descendant(class: "streak-dots") == nil)
    #expect(first?.descendant(class: "icon") != nil)
    let rows = [dailyRow(testDay.advanced(by: -1))]
    let next = Visit.daily("", rows: rows)
    let later = next.page.first(class: "day-head")
    #expect(later?.descendant(class: "streak-dots") != nil)
    #expect(later?.descendant(class: "icon") == nil)
  }

  @Test("five of five shows the streak, the text to share, and when the next games come")
  func done() throws {
    let visit = Visit.daily("", rows: fiveRows(of: testDay) + [dailyRow(testDay.advanced(by: -1))])
    #expect(states(visit) == Array(repeating: "done", count: 5))
    try visit.tap("See your day, 5 of 5")
    #expect(visit.page.focused?.textContent == "All done")
    let done = try #require(visit.page.first(class: "day-done"))
    #expect(done.descendant(class: "roll")?.textContent.contains("2 days in a row") == true)
    #expect(done.textContent.contains("Next puzzles in 12 h 0 min"))
    #expect(
      done.descendant(class: "share-title")?.textContent == "Pastime 5/5 · 21 Nov · 🔥 2")
    #expect(done.descendant(class: "share-text")?.textContent.contains("⬜") == false)
    try visit.tap("Copy")
    #expect(visit.host.clipboard?.hasPrefix("Pastime 5/5 · 21 Nov · 🔥 2\n🟩 Codeword") == true)
  }

  @Test("a streak with a day off says so beside its days")
  func dayOff() throws {
    let rows = fiveRows(of: testDay) + [dailyRow(testDay.advanced(by: -2))]
    let visit = Visit.daily("", rows: rows)
    #expect(visit.page.first(class: "streak-dots")?.textContent == "2 days, 1 day off")
    try visit.tap("See your day, 5 of 5")
    #expect(visit.page.first(class: "roll")?.textContent.contains("2 days, 1 day off") == true)
  }

  @Test("a past day that is done shows no streak, and does not say that it does not count")
  func pastDay() throws {
    let past = testDay.advanced(by: -16)
    let visit = Visit.daily("/daily/2026-11-05", rows: fiveRows(of: past))
    let done = try #require(visit.page.first(class: "day-done"))
    #expect(done.descendant(class: "roll") == nil)
    #expect(!done.textContent.contains("does not count"))
    #expect(!done.textContent.contains("New games"))
  }

  @Test("the card can be shared only if a game is done")
  func nothingToShare() {
    #expect(Visit.daily().control("Share") == nil)
    #expect(Visit.daily(rows: [dailyRow(testDay)]).control("Share") != nil)
  }

  @Test("a daily Memorize offers no other game while it is played")
  func memorize() throws {
    let visit = Visit.daily()
    try visit.tapDaily("Memorize")
    #expect(visit.control("New game") == nil)
    #expect(visit.control("Back to daily puzzles") != nil)
  }

  @Test("the daily Hangman cannot start over, and neither it nor the Memorize is offered again")
  func once() throws {
    let visit = Visit.daily()
    try visit.tapDaily("Hangman")
    #expect(visit.control("Start over") == nil)
    let over = Visit.daily(rows: Array(fiveRows(of: testDay)[2...3]))
    for (game, name) in [("Hangman", "Same puzzle"), ("Memorize", "Same cards again")] {
      try over.tapDaily(game)
      #expect(over.page.first(class: "end-headline") != nil)
      #expect(over.control(name) == nil)
      over.app.navigated(to: Array("/daily".utf8))
    }
  }

  @Test("the end of the fifth game leads to five of five")
  func fifth() throws {
    let visit = Visit.daily(rows: Array(fiveRows(of: testDay).dropFirst()))
    visit.model.library.changeSettings { $0.givesFeedback = true }
    try visit.tapDaily("Codeword")
    visit.attempt(try visit.session.puzzle.secret)
    visit.wait(1000)
    try visit.tap("All done")
    #expect(visit.page.first(class: "day-done") != nil)
    #expect(visit.host.feedbacks.last == .complete)
  }
}
