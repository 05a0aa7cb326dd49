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
  @Test("AR-1 … AR-5: the classic round, from Start over Next to Reset, which waits for Start")
  func classicRound() throws {
    let visit = Visit.times()
    #expect(visit.problem == "? × ? = ?")
    #expect(visit.tally == "5 problems · 0 right")
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
    #expect(visit.tally == "4 of 5 right")
    #expect(try visit.go.textContent == "Reset")
    visit.tap(try visit.go)
    #expect(try visit.go.textContent == "Reset", "the end is a moment: it takes no tap at once")
    visit.wait(600)
    visit.tap(try visit.go)
    #expect(try visit.go.textContent == "Start")
    #expect(visit.tally == "5 problems · 0 right")
    #expect(try visit.times.phase == .ready)
    #expect(visit.listed.count == 2, "the round that is over stays in the list")
  }

  @Test("AR-3: a wrong choice is told, with the right one marked and the chosen one struck out")
  func wrong() throws {
    let visit = Visit.times(moves: ["start"])
    try visit.choose(202)
    #expect(visit.message == "Not right: 12 × 17 = 204, not 202.")
    #expect(visit.choices.map { $0.classes.contains("right") } == [false, true, false, false])
    #expect(visit.choices.map { $0.classes.contains("wrong") } == [true, false, false, false])
    #expect(
      visit.choices.map(\.accessibleName)
        == ["202, your answer, not right", "204, right", "206", "201"])
    #expect(visit.said == "Not right: 12 × 17 = 204, not 202. 0 right so far.")
    #expect(visit.host.feedbacks.isEmpty, "nobody has asked for sounds")
  }

  @Test("AR-6: every control can be used only when it is its turn")
  func turns() throws {
    let visit = Visit.times()
    #expect(try visit.go.isUsable)
    #expect(visit.choices.allSatisfy { !$0.isUsable })
    visit.tap(visit.choices[0])
    #expect(try visit.times.phase == .ready)
    #expect(visit.message == "The round has not begun yet.")
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
    #expect(visit.message == "This problem is answered already.")
    #expect(try visit.times.answers == [204])
  }

  @Test("AR-6: a double tap counts once, and says nothing")
  func doubleTap() throws {
    let visit = Visit.times(moves: ["start"])
    let choice = visit.choices[0]
    visit.tap(choice)
    visit.wait(120)
    visit.tap(choice)
    #expect(try visit.times.answers == [202])
    #expect(visit.message == "Not right: 12 × 17 = 204, not 202.")
    visit.wait(300)
    visit.tap(try visit.go)
    visit.tap(try visit.go)
    #expect(try visit.times.phase == .asking)
    #expect(try visit.times.answers.count == 1)
    #expect(visit.message?.contains("first") == false)
  }

  @Test("AR-6: a double tap on Start starts, and says nothing")
  func doubleStart() throws {
    let visit = Visit.times()
    visit.tap(try visit.go)
    visit.tap(try visit.go)
    #expect(try visit.times.phase == .asking)
    #expect(visit.message?.contains("Answer this problem first.") == false)
    visit.wait(300)
    visit.tap(try visit.go)
    #expect(visit.message == "Answer this problem first.")
  }

  @Test("keys 1 to 4 choose, Enter and Space start, go on and reset")
  func keys() throws {
    let visit = Visit.times()
    visit.press("1")
    #expect(visit.message == "The round has not begun yet.")
    visit.press("Enter")
    for (number, key) in ["2", "3", "1", "2", "4"].enumerated() {
      visit.press(key)
      #expect(try visit.times.answers.count == number + 1)
      visit.wait(300)
      if number < 4 { visit.press(number % 2 == 0 ? " " : "Enter") }
    }
    #expect(try visit.times.outcome == .won)
    visit.press("1")
    #expect(visit.message == "The round is over.")
    visit.press("5", "0", "q")
    visit.wait(300)
    visit.press("Enter")
    #expect(try visit.times.phase == .ready)
  }

  @Test("a key that is held down goes on once")
  func held() throws {
    let visit = Visit.times()
    visit.page.press("Enter", modifiers: .repeated)
    #expect(try visit.times.phase == .ready)
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

  @Test("what was answered is listed, at the end what was missed comes first")
  func review() throws {
    let visit = Visit.times(
      moves: ["start", "answer 204", "next", "answer 223", "next", "answer 195", "next"])
    #expect(
      visit.answeredLines == [
        "15 × 13 = 1952.0 s", "Not right: 20 × 11 = 220, not 223.2.0 s", "12 × 17 = 2042.0 s",
      ])
    try visit.choose(252)
    #expect(visit.answeredLines.count == 3, "the latest is still on screen")
    visit.tap(try visit.go)
    try visit.choose(307)
    #expect(
      visit.answeredLines.map { String($0.prefix(13)) } == [
        "Not right: 16", "Not right: 20", "18 × 14 = 252", "15 × 13 = 195", "12 × 17 = 204",
      ])
    #expect(
      visit.page.first(class: "dots")?.standings == ["sure", "wrong", "sure", "sure", "wrong"])
  }

  @Test("a slip is explained after a miss")
  func slip() throws {
    let visit = Visit.times(
      options: "mode=round operations=* first=10-20 second=10-20 count=1 answers=4 wrong=slips",
      problems: "12*17=204,192,214,221", moves: ["start"])
    try visit.choose(192)
    #expect(visit.message == "Not right: 12 × 17 = 204, not 192. 192 is 12 × 16.")
  }

  @Test("a round can be left before its end, once that is said twice")
  func finish() throws {
    let visit = Visit.times(moves: ["start", "answer 204", "next"])
    try visit.tap("End")
    #expect(visit.message == "End the round here?")
    #expect(visit.page.focused?.accessibleName == "Keep going")
    try visit.tap("End the round")
    #expect(try visit.times.phase == .asking, "the second half of a double tap ends nothing")
    try visit.tap("Keep going")
    #expect(visit.message == "Choose the answer.")
    try visit.tap("End")
    visit.press("Escape")
    try visit.tap("End")
    visit.wait(600)
    try visit.tap("End the round")
    #expect(try visit.times.phase == .over)
    #expect(visit.tally == "1 of 1 right")
    #expect(try visit.go.textContent == "Reset")
  }

  @Test("a round that is left before the first answer says so")
  func finishAtOnce() throws {
    let visit = Visit.times(moves: ["start"])
    try visit.tap("End")
    visit.wait(600)
    try visit.tap("End the round")
    #expect(visit.message == "The round is over.")
    #expect(visit.tally == "0 of 0 right")
    #expect(visit.choices.map(\.accessibleName).first == "Answer 1")
  }

  @Test("the clock of the game stands while nothing is asked")
  func clock() throws {
    let visit = Visit.times()
    visit.wait(5000)
    #expect(visit.gameTime == "0:00")
    visit.tap(try visit.go)
    visit.wait(3000)
    #expect(visit.gameTime == "0:03")
    try visit.choose(204)
    visit.wait(9000)
    #expect(visit.gameTime == "0:03")
    try visit.tap("Back to the list")
    visit.tap(visit.listed[0])
    visit.wait(4000)
    #expect(visit.gameTime == "0:03")
  }

  @Test("another page that goes on with the round takes this one along")
  func followed() {
    let visit = Visit.times(moves: ["start"])
    visit.press("Enter")
    #expect(visit.message == "Answer this problem first.")
    visit.app.changed(timesRow(moves: ["start", "answer 204"]))
    #expect(visit.message == "Right: 12 × 17 = 204.")
  }
}
