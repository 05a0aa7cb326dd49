import Games
import Library
import ScreensTesting
import Testing

@testable import Screens

@Suite("Times: typed answers, sprint and practice")
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

  @Test("a player types an answer with the keyboard, digit by digit")
  func typedByKeyboard() throws {
    let visit = typedVisit
    #expect(try visit.message == "Type the answer.")
    visit.press("Enter")
    #expect(try visit.message == "Type the answer first.")
    visit.press("5", "7")
    #expect(try visit.problem == "7 × 8 = 57")
    #expect(visit.said == "57", "a screen reader does not follow the digits there")
    visit.press("Backspace", "6", "Enter")
    #expect(try visit.message == "Right: 7 × 8 = 56.")
    visit.press("Enter")
    #expect(try visit.times.phase == .answered, "the second half of a double press")
    visit.wait(300)
    visit.press("4")
    #expect(try visit.message == "You’ve already answered this.")
    visit.press("Enter")
    #expect(try visit.problem == "54 ÷ 6 = ?")
    visit.press("0", "0", "8", "Enter")
    #expect(try visit.message == "Not quite: 54 ÷ 6 = 9, not 8. 8 is one too few.")
  }

  @Test("a number too long for an answer is refused, and stays as it is")
  func tooLong() throws {
    let visit = typedVisit
    visit.press("9", "9", "9", "9", "9", "9", "9", "9")
    #expect(try visit.message == "The number is too long.")
    #expect(try visit.problem == "7 × 8 = 9999999")
  }

  @Test("a sprint goes on by itself until its time is up")
  func sprintRound() throws {
    let visit = Visit.times(options: Self.sprint, problems: Self.sprintProblems)
    func left() throws -> Milliseconds? {
      let (game, id) = try (visit.times, visit.slate.id)
      return game.timeLeft(at: visit.frame.time(of: id)).map { Countdown($0).seconds }
    }
    #expect(try left() == 60_000)
    visit.reckon { $0.goOn() }
    visit.wait(2000)
    try visit.choose(56)
    #expect(try visit.problem == "6 × 9 = ?")
    #expect(try visit.message == "", "the right answer does not stand beside the next problem")
    #expect(visit.said.hasPrefix("Right: 7 × 8 = 56."), "but a player who listens hears it")
    #expect(try visit.tally == "Problem 2 · 1 right")
    visit.reckon { $0.choose(0) }
    #expect(try visit.times.answers == [56], "the second half of a double tap answers nothing")
    try visit.choose(51)
    #expect(try visit.message == "Last: 6 × 9 = 54, not 51.")
    #expect(try left() == 58_000)
    visit.wait(28_000)
    #expect(visit.said == "30 seconds left")
    visit.wait(20_000)
    #expect(visit.said == "10 seconds left")
    visit.wait(9_000)
    #expect(try visit.times.phase == .asking)
    visit.wait(1_000)
    #expect(try visit.times.phase == .over)
    #expect(try visit.message == "The sprint is over.")
    #expect(try visit.end == "1 of 2 right")
    #expect(visit.said == "The sprint is over. 1 of 2 right.")
  }

  @Test("the clock of a sprint stops while the page is hidden")
  func hidden() throws {
    let visit = Visit.times(options: Self.sprint, problems: Self.sprintProblems, moves: ["start"])
    visit.act { $0.visible(false) }
    visit.wait(100_000)
    visit.act { $0.visible(true) }
    #expect(try visit.times.phase == .asking)
  }

  @Test("practice brings back wrong answers, then slow answers")
  func practice() throws {
    let visit = Visit(
      rows: [
        timesRow(1, moves: timesMoves(204, 222, 195, 252, 303)),
        timesRow(
          2, begun: 2000, provenance: "sample\n", moves: timesMoves(201, 220, 193, 252, 304)),
      ])
    visit.reckon { $0.offerChoices() }
    visit.reckon { model in
      var draft = TimesDraft(model.chosen)
      draft.choose(1, of: .mode)
      model.chosen = draft.options
      #expect(model.chosen.mode == .practice)
      model.start(model.chosen)
    }
    let puzzle = try visit.times.puzzle
    #expect(
      Set((0..<2).map { puzzle.fact($0).inOrder })
        == [TimesFact(.times, 11, 20), TimesFact(.times, 16, 19)])
    let right = [(12, 17), (13, 15), (14, 18)].map { TimesFact(.times, $0.0, $0.1) }
    let rest = (2..<5).map { puzzle.fact($0).inOrder }
    #expect(
      Set(rest) == Set(right), "an answer that was chosen right once may be a guess, so it is due")
  }
}
