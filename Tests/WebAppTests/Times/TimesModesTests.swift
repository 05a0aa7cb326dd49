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

  @Test("a player types an answer with the pad on the screen, whose keys work when they help")
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

  @Test("a sprint shows how much time is left, and needs no button to go on")
  func sprintRound() throws {
    let visit = Visit.times(options: Self.sprint, problems: Self.sprintProblems)
    func left() -> String? { visit.page.first(class: "time-left")?.textContent }
    #expect(left() == "1:00")
    visit.tap(try visit.go)
    #expect(try visit.go.classes.contains("gone"))
    visit.wait(2000)
    try visit.choose(56)
    #expect(visit.problem == "6 × 9 = ?")
    #expect(visit.tally == "Problem 2 · 1 right")
    #expect(left() == "0:58")
    visit.wait(57_700)
    #expect(visit.message == "The sprint is over.")
    #expect(visit.headline == "1 of 1 right")
    #expect(visit.figure?.hasSuffix(" each") == true, "it is the first")
  }
}
