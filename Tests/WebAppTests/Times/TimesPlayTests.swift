import Games
import Library
import Markup
import MarkupTesting
import ScreensTesting
import Testing

@testable import Screens
@testable import WebApp

@Suite("A Times on the page")
struct TimesPlayTests {
  @Test("AR-1 … AR-5: a classic round leads from Start over Next to another round that waits")
  func classicRound() throws {
    let visit = Visit.times()
    #expect(visit.problem == "5 problems")
    #expect(visit.tally == "0 right")
    #expect(visit.message == "Start when you are ready.")
    #expect(try visit.go.textContent == "Start")
    visit.tap(try visit.go)
    #expect(visit.problem == "12 × 17 = ?")
    #expect(visit.choices.map { $0.textContent.dropFirst() } == ["202", "204", "206", "201"])
    try visit.choose(204)
    #expect(visit.problem == "12 × 17 = 204")
    #expect(visit.message == "Right: 12 × 17 = 204.")
    #expect(visit.tally == "Problem 1 of 5 · 1 right")
    #expect(visit.choices.map { $0.classes.contains("right") } == [false, true, false, false])
    for (answer, tally) in [(222, "Problem 2 of 5 · 1 right"), (195, "Problem 3 of 5 · 2 right")] {
      #expect(try visit.go.textContent == "Next")
      visit.tap(try visit.go)
      try visit.choose(answer)
      #expect(visit.tally == tally)
    }
    visit.tap(try visit.go)
    try visit.choose(252)
    visit.tap(try visit.go)
    try visit.choose(304)
    #expect(visit.headline == "4 of 5 right")
    #expect(visit.page.first(class: "ring")?.textContent == "80%")
    #expect(visit.figure?.hasSuffix(" each") == true, "one round is no habit")
    #expect(visit.message == "", "the list says what was answered last")
    #expect(visit.choices.isEmpty)
    #expect(visit.page.focused?.textContent == "Another round", "Enter plays again")
    visit.tap(try visit.go)
    #expect(visit.headline == "4 of 5 right", "a tap right at the end does nothing")
    visit.wait(600)
    visit.tap(try visit.go)
    #expect(try visit.go.textContent == "Start")
    #expect(visit.tally == "0 right")
    #expect(try visit.times.phase == .ready)
    #expect(visit.listed.count == 2, "the round that is over stays in the list")
  }

  @Test("AR-3: a wrong choice is announced, the right one is marked and the chosen one struck out")
  func wrong() throws {
    let visit = Visit.times(moves: ["start"])
    try visit.choose(202)
    #expect(visit.message == "Not quite: 12 × 17 = 204, not 202.")
    #expect(visit.choices.map { $0.classes.contains("right") } == [false, true, false, false])
    #expect(visit.choices.map { $0.classes.contains("wrong") } == [true, false, false, false])
    #expect(
      visit.choices.map(\.accessibleName)
        == ["202, your answer, wrong", "204, right", "206", "201"])
    #expect(visit.said == "Not quite: 12 × 17 = 204, not 202. 0 right so far.")
    #expect(visit.host.feedbacks.isEmpty, "nobody has asked for sounds")
  }

  @Test("AR-6: every control can be used only when it is its turn")
  func turns() throws {
    let visit = Visit.times()
    #expect(try visit.go.isUsable)
    #expect(visit.choices.allSatisfy { !$0.isUsable })
    visit.tap(visit.choices[0])
    #expect(try visit.times.phase == .ready)
    #expect(visit.message == "Start the round first.")
    visit.tap(try visit.go)
    #expect(try !visit.go.isUsable)
    #expect(visit.choices.allSatisfy { $0.isUsable })
    visit.wait(300)
    visit.tap(try visit.go)
    #expect(visit.message == "Answer this problem first.")
    try visit.choose(204)
    #expect(try visit.go.isUsable)
    #expect(visit.choices.allSatisfy { !$0.isUsable })
    visit.wait(300)
    visit.tap(visit.choices[0])
    #expect(visit.message == "You’ve already answered this.")
    #expect(try visit.times.answers == [204])
  }

  @Test("with the focus on an answer, Enter chooses it, and then goes on")
  func focusOnAnswer() throws {
    let visit = Visit.times(moves: ["start"])
    visit.page.focus(visit.choices[1])
    visit.press("Enter")
    #expect(try visit.times.answers == [204])
    visit.press("Enter")
    #expect(try visit.times.phase == .answered, "the second half of a double press")
    visit.wait(300)
    visit.press("Enter")
    #expect(try visit.times.phase == .asking)
  }

  @Test("the end lists the answers, missed ones first, with a way to work those out")
  func review() throws {
    let visit = Visit.times(moves: timesMoves(204, 223, 195, 252))
    #expect(visit.answeredLines == [], "the marks show it meanwhile")
    visit.tap(try visit.go)
    try visit.choose(307)
    #expect(
      visit.answeredLines.map { String($0.dropLast(5)) } == [
        "16 × 19 = 304, not 307.16 × 19 = 16 × 20 − 16",
        "20 × 11 = 220, not 223.20 × 11 = 11 × 2 × 10", "18 × 14 = 252", "15 × 13 = 195",
        "12 × 17 = 204",
      ])
    #expect(
      visit.page.first(class: "answered")?.children.flatMap(\.standings)
        == ["wrong", "wrong", "sure", "sure", "sure"])
  }

  @Test("the question whether to end the round has the focus on going on")
  func finish() throws {
    let visit = Visit.times(moves: ["start"])
    try visit.tap("End")
    #expect(visit.message == "End this round?")
    #expect(visit.page.focused?.accessibleName == "Keep going")
    try visit.tap("Keep going")
    #expect(visit.message == "Choose the answer.")
    try visit.tap("End")
    visit.wait(600)
    try visit.tap("End round")
    #expect(visit.message == "The round is over.")
    #expect(visit.headline == "0 of 0 right")
    #expect(visit.figure == "", "there is no answer to take a mean of")
    #expect(try visit.go.textContent == "Another round")
  }
}
