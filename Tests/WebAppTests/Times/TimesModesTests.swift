import Games
import Library
import Markup
import MarkupTesting
import ScreensTesting
import Testing

@testable import Screens
@testable import WebApp

@Suite("Times: typed answers, sprint and practice on the page")
struct TimesModesTests {
  private static let typed =
    "mode=round operations=*/ first=2-10 second=2-10 count=2 answers=0 wrong=near"
  private static let sprint =
    "mode=sprint-60 operations=* first=2-9 second=2-9 count=60 answers=4 wrong=near"
  private static let sprintProblems =
    (0..<60).map { $0 % 2 == 0 ? "7*8=56,58,54,53" : "6*9=51,53,54,57" }.joined(separator: " ")

  private var typedVisit: Visit {
    .times(options: Self.typed, problems: "7*8 54/6", moves: ["start"])
  }

  @Test("an answer is typed with the keyboard, digit by digit")
  func typedByKeyboard() throws {
    let visit = typedVisit
    #expect(visit.message == "Type the answer.")
    visit.press("Enter")
    #expect(visit.message == "Type the answer first.")
    visit.press("5", "7")
    #expect(visit.problem == "7 × 8 = 57")
    visit.press("Backspace", "6", "Enter")
    #expect(visit.message == "Right: 7 × 8 = 56.")
    visit.press("Enter")
    #expect(try visit.times.phase == .answered, "the second half of a double press")
    visit.wait(300)
    visit.press("4")
    #expect(visit.message == "This problem is answered already.")
    visit.press("Enter")
    #expect(visit.problem == "54 ÷ 6 = ?")
    visit.press("0", "0", "8", "Enter")
    #expect(visit.message == "Not right: 54 ÷ 6 = 9, not 8. 8 is one too few.")
  }

  @Test("an answer is typed with the pad on the screen, whose keys can be used when they help")
  func typedByTouch() throws {
    let visit = typedVisit
    let pad = try #require(visit.page.first(label: "Number pad"))
    #expect(pad.children.map(\.textContent).joined() == "123456789Erase0OK")
    #expect(pad.children.map(\.isUsable).filter { !$0 }.count == 2, "nothing to erase, no answer")
    try visit.tap("5")
    try visit.tap("1")
    try visit.tap("Erase")
    try visit.tap("6")
    #expect(pad.children.allSatisfy { $0.isUsable })
    try visit.tap("OK")
    try visit.tap("OK")
    #expect(visit.message == "Right: 7 × 8 = 56.")
    #expect(pad.children.allSatisfy { !$0.isUsable })
    visit.tap(try visit.go)
    #expect(visit.problem == "54 ÷ 6 = ?")
  }

  @Test("a number that no answer can be is refused, and stays as it is")
  func tooLong() {
    let visit = typedVisit
    visit.press("9", "9", "9", "9", "9", "9", "9", "9")
    #expect(visit.message == "The number is too long.")
    #expect(visit.problem == "7 × 8 = 9999999")
  }

  @Test("a sprint goes on by itself until its time is up")
  func sprintRound() throws {
    let visit = Visit.times(options: Self.sprint, problems: Self.sprintProblems)
    #expect(visit.page.first(class: "time-left")?.textContent == "1:00")
    visit.tap(try visit.go)
    #expect(try visit.go.classes.contains("gone"))
    visit.wait(2000)
    try visit.choose(56)
    #expect(visit.problem == "6 × 9 = ?")
    #expect(visit.message == "Right: 7 × 8 = 56.")
    #expect(visit.tally == "Problem 2 · 1 right")
    visit.tap(visit.choices[0])
    #expect(try visit.times.answers == [56], "the second half of a double tap answers nothing")
    try visit.choose(51)
    #expect(visit.page.first(class: "time-left")?.textContent == "0:58")
    visit.wait(28_000)
    #expect(visit.said == "30 seconds left")
    visit.wait(20_000)
    #expect(visit.said == "10 seconds left")
    visit.wait(9_000)
    #expect(try visit.times.phase == .asking)
    visit.wait(1_000)
    #expect(try visit.times.phase == .over)
    #expect(visit.message == "The sprint is over.")
    #expect(visit.tally == "1 of 2 right")
    #expect(visit.said == "The sprint is over. 1 of 2 right.")
  }

  @Test("the clock of a sprint stands while the page is not seen")
  func hidden() throws {
    let visit = Visit.times(options: Self.sprint, problems: Self.sprintProblems, moves: ["start"])
    visit.app.visible(false)
    visit.wait(100_000)
    visit.app.visible(true)
    #expect(try visit.times.phase == .asking)
  }

  @Test("practice brings back what was wrong, then what was slow")
  func practice() throws {
    let visit = Visit(
      rows: [
        timesRow(1, moves: timesMoves(204, 222, 195, 252, 303)),
        timesRow(
          2, begun: 2000, provenance: "sample\n", moves: timesMoves(201, 220, 193, 252, 304)),
      ])
    try visit.tap("Choose mode, numbers and answers")
    visit.tap(
      try #require(
        visit.page.all(class: "segment").first { $0.textContent == "Practice" }?.children.first))
    try visit.tap("Start")
    let puzzle = try visit.times.puzzle
    #expect(
      Set((0..<2).map { puzzle.fact($0).inOrder })
        == [TimesFact(.times, 11, 20), TimesFact(.times, 16, 19)])
    let sure = [(12, 17), (13, 15), (14, 18)].map { TimesFact(.times, $0.0, $0.1) }
    let rest = (2..<5).map { puzzle.fact($0).inOrder }
    #expect(rest.allSatisfy { !sure.contains($0) }, "what is new comes next")
  }
}
