import Games
import Library
import ScreensTesting
import Testing

@testable import Screens

@Suite("Playing Times")
struct TimesPlayTests {
  @Test("AR-6: a double tap counts once, and says nothing")
  func doubleTap() throws {
    let visit = Visit.times(moves: ["start"])
    visit.reckon { $0.choose(0) }
    visit.wait(120)
    visit.reckon { $0.choose(0) }
    #expect(try visit.times.answers == [202])
    #expect(try visit.message == "Not quite: 12 × 17 = 204, not 202.")
    visit.wait(300)
    visit.reckon { $0.goOn() }
    visit.reckon { $0.goOn() }
    #expect(try visit.times.phase == .asking)
    #expect(try visit.times.answers.count == 1)
    #expect(try !visit.message.contains("first"))
  }

  @Test("AR-6: a double tap on Start starts, and says nothing")
  func doubleStart() throws {
    let visit = Visit.times()
    visit.reckon { $0.goOn() }
    visit.reckon { $0.goOn() }
    #expect(try visit.times.phase == .asking)
    #expect(try !visit.message.contains("Answer this problem first."))
    #expect(try visit.slate.refusals == 0)
    visit.wait(300)
    visit.reckon { $0.goOn() }
    #expect(try visit.message == "Answer this problem first.")
  }

  @Test("keys 1 to 4 choose, Enter and Space start, go on and reset")
  func keys() throws {
    let visit = Visit.times()
    visit.press("1")
    #expect(try visit.message == "Start the round first.")
    visit.press("Enter")
    for (number, key) in ["2", "3", "1", "2", "4"].enumerated() {
      visit.press(key)
      #expect(try visit.times.answers.count == number + 1)
      visit.wait(300)
      if number < 4 { visit.press(number % 2 == 0 ? " " : "Enter") }
    }
    #expect(try visit.times.outcome == .won)
    visit.press("1")
    #expect(try visit.message == "The round is over.")
    visit.press("5", "0", "q")
    visit.wait(300)
    visit.press("Enter")
    #expect(try visit.times.phase == .ready)
  }

  @Test("a key that is held down goes on once")
  func repeated() throws {
    let visit = Visit.times()
    visit.act { #expect($0.press(KeyPress("Enter", isRepeated: true))) }
    #expect(try visit.times.phase == .ready)
  }

  @Test("the problems that were missed come first in the list")
  func review() throws {
    let game = try Visit.times(moves: timesMoves(204, 223, 195, 252, 307)).times
    #expect(game.listedIndices == [4, 1, 3, 2, 0])
    #expect((0..<5).map { game.standing($0) } == [.sure, .wrong, .sure, .sure, .wrong])
  }

  @Test("AR-3: the player sees the last answer with the right one before the end")
  func held() throws {
    let visit = Visit.times(moves: timesMoves(204, 223, 195, 252) + ["next"])
    visit.host.isMoving = true
    try visit.choose(304)
    #expect(try visit.times.phase == .over)
    #expect(try !visit.slate.isOver(visit.times))
    #expect(try visit.tally == "Problem 5 of 5 · 4 right")
    visit.wait(600)
    visit.reckon { $0.goOn() }
    #expect(try visit.times.phase == .over, "nothing goes on meanwhile")
    visit.wait(400)
    #expect(try visit.slate.isOver(visit.times))
    visit.reckon { $0.goOn() }
    #expect(try visit.times.phase == .over, "the end takes no tap at once either")
    visit.wait(600)
    visit.reckon { $0.goOn() }
    #expect(try visit.times.phase == .ready)
  }

  @Test("after a right answer the next problem follows by itself, if the player wants motion")
  func goesOn() throws {
    let visit = Visit.times(moves: timesMoves(204).dropLast())
    visit.host.isMoving = true
    try visit.choose(204)
    #expect(try visit.times.phase == .answered)
    visit.wait(349)
    #expect(try visit.times.phase == .answered, "the answer is seen first")
    visit.wait(1)
    #expect(try visit.times.phase == .asking)
    #expect(try visit.times.streak == 1)
    try visit.choose(222)
    visit.wait(5000)
    #expect(try visit.times.phase == .answered, "a miss waits for the player")
    #expect(try visit.times.streak == 0)
    let still = Visit.times(moves: timesMoves(204).dropLast())
    try still.choose(204)
    still.wait(5000)
    #expect(try still.times.phase == .answered)
  }

  @Test("AR-6: a second tap on a right answer does not answer the problem that follows by itself")
  func secondTap() throws {
    let visit = Visit.times(moves: timesMoves(204).dropLast())
    visit.host.isMoving = true
    try visit.choose(204)
    visit.wait(350)
    #expect(try visit.times.phase == .asking)
    visit.wait(200)
    visit.reckon { $0.choose(0) }
    #expect(try visit.times.answers.count == 1)
    #expect(try visit.slate.refusals == 0)
    visit.wait(60)
    visit.reckon { $0.choose(0) }
    #expect(try visit.times.answers.count == 2, "the player has seen the problem")
  }

  @Test("a player who goes on sooner does not skip a problem")
  func goesOnOnce() throws {
    let visit = Visit.times(moves: timesMoves(204).dropLast())
    visit.host.isMoving = true
    try visit.choose(204)
    visit.wait(300)
    visit.reckon { $0.goOn() }
    visit.wait(5000)
    #expect(try visit.times.phase == .asking)
    #expect(try visit.times.answers.count == 1)
  }

  @Test("the end of a round says how long an answer took, and compares it with no other round")
  func noComparison() throws {
    let rows = [
      timesRow(1, begun: 1_000_000, moves: timesMoves(204, 220, 195, 252, 304)),
      timesRow(2, begun: 0, moves: timesMoves(204, 220, 195, 252, 303)),
    ]
    let visit = Visit(rows: rows)
    let library = visit.model.library
    let session = try #require(
      library.session(GameID(high: 0, low: 1)).flatMap { Times.unwrap($0) })
    #expect(
      TimesScreenTexts.figure(session, TimesStatistics(library)) == "2.0 s each",
      "two rounds are no habit")
  }

  @Test("a slip is explained after a miss")
  func slip() throws {
    let visit = Visit.times(
      options: "mode=round operations=* first=10-20 second=10-20 count=1 answers=4 wrong=slips",
      problems: "12*17=204,192,214,221", moves: ["start"])
    try visit.choose(192)
    #expect(try visit.message == "Not quite: 12 × 17 = 204, not 192. 192 is 12 × 16.")
  }

  @Test("a player can leave a round before its end by saying so twice")
  func finish() throws {
    let visit = Visit.times(moves: ["start", "answer 204", "next"])
    visit.reckon { $0.askToFinish() }
    #expect(try visit.message == "End this round?")
    #expect(visit.said == "End this round?")
    #expect(try visit.slate.asksToFinish)
    visit.reckon { $0.finish() }
    #expect(try visit.times.phase == .asking, "the second half of a double tap ends nothing")
    visit.reckon { $0.keepGoing() }
    #expect(try visit.message == "Choose the answer.")
    #expect(try !visit.slate.asksToFinish)
    visit.reckon { $0.askToFinish() }
    visit.press("Escape")
    #expect(try !visit.slate.asksToFinish)
    visit.reckon { $0.askToFinish() }
    visit.wait(600)
    let arrivals = visit.frame.gameArrivals
    visit.reckon { $0.finish() }
    #expect(visit.frame.gameArrivals > arrivals, "the question has the focus, and goes")
    #expect(try visit.times.phase == .over)
    #expect(try visit.end == "1 of 1 right")
  }

  @Test("a round that is left before the first answer says so")
  func finishAtOnce() throws {
    let visit = Visit.times(moves: ["start"])
    visit.reckon { $0.askToFinish() }
    visit.wait(600)
    visit.reckon { $0.finish() }
    #expect(try visit.message == "The round is over.")
    #expect(try visit.end == "0 of 0 right")
    #expect(try visit.times.shownIndex == nil)
  }

  @Test("the page follows when another page goes on with the round")
  func followed() throws {
    let visit = Visit.times(moves: ["start"])
    visit.press("Enter")
    #expect(try visit.message == "Answer this problem first.")
    visit.act { $0.changed(timesRow(moves: ["start", "answer 204"])) }
    #expect(try visit.message == "Right: 12 × 17 = 204.")
  }
}
