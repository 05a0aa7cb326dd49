import Games
import Library
import Screens
import Testing

@testable import AppCore

@Suite("A Times as the native views show it") @MainActor
struct TimesViewStateTests {
  let device: ManualDevice

  init() throws { device = try ManualDevice() }

  private var viewState: TimesViewState {
    get throws { try #require(TimesViewState(device.app.model)) }
  }

  private var game: Times {
    get throws { try #require(device.app.model.shelf.times.session).game }
  }

  private func start(_ change: (inout TimesDraft) -> Void = { _ in }) {
    var draft = TimesDraft(.classic)
    change(&draft)
    device.app.act { $0.shelf.times.start(draft.options) }
  }

  private func goOn() {
    device.wait(400)
    device.app.act { $0.shelf.times.goOn() }
  }

  /// Chooses the right answer, or another one.
  private func answer(isRight: Bool = true) throws {
    device.wait(400)
    let shown = try #require(game.shownIndex)
    let result = "\(try game.puzzle.fact(shown).result)"
    let choice = try #require(viewState.choices.first { ($0.text == result) == isRight })
    device.app.act { $0.shelf.times.choose(choice.id) }
  }

  @Test("before the start nothing of the problems is shown (AR-1)")
  func ready() throws {
    start()
    #expect(try viewState.problem == "5 problems")
    #expect(try viewState.choices.map(\.text) == ["", "", "", ""])
    #expect(try viewState.button == "Start")
    #expect(try viewState.goesOn)
    #expect(try !viewState.canFinish)
    #expect(try viewState.marks.map(\.standing) == Array(repeating: .new, count: 5))
  }

  @Test("an answer shows which was right and which was chosen, and the button leads on (AR-4)")
  func wrong() throws {
    start()
    goOn()
    #expect(try viewState.isAsking)
    #expect(try !viewState.goesOn)
    try answer(isRight: false)
    #expect(try viewState.choices.count(where: \.isRight) == 1)
    #expect(try viewState.choices.count(where: \.isWrong) == 1)
    #expect(try viewState.marks[0].standing == .wrong)
    #expect(try viewState.button == "Next")
    #expect(try viewState.goesOn)
  }

  @Test("an answer typed by pad or by key stands in the place of the result")
  func typed() throws {
    start { $0.choose(3, of: .answers) }
    goOn()
    #expect(try viewState.isTyped)
    #expect(try viewState.choices.isEmpty)
    device.app.act { $0.shelf.times.type(2) }
    device.press("4")
    #expect(try viewState.result == "= 24")
    _ = device.app.press(character: "\u{8}", isRepeated: false)
    #expect(try viewState.result == "= 2")
  }

  @Test("a sprint shows the time left, stops its clock in the background, and ends by itself")
  func sprint() throws {
    start { $0.choose(2, of: .mode) }
    goOn()
    #expect(try viewState.bar.time == "1:00")
    device.wait(10_000)
    #expect(try viewState.bar.time == "0:50")
    #expect(try viewState.bar.spokenTime == "50 seconds left")
    device.app.comesToFront(false)
    device.wait(600_000)
    device.app.comesToFront(true)
    #expect(try viewState.bar.time == "0:50")
    device.wait(51_000)
    #expect(try viewState.end != nil)
  }

  @Test("the app asks before a round ends early")
  func finish() throws {
    start()
    goOn()
    device.wait(400)
    device.app.act { $0.shelf.times.askToFinish() }
    #expect(try viewState.asksToFinish)
    #expect(try viewState.message == "End this round?")
    device.app.act { $0.shelf.times.keepGoing() }
    #expect(try !viewState.asksToFinish)
  }

  @Test("a whole round with four right answers survives a kill, and leads to another round")
  func wholeRound() throws {
    start()
    for number in 0..<5 {
      if number == 2 {
        device.app.comesToFront(false)
        device.killAndReopen()
        device.app.openGame = HomeViewState(device.app).games[0].header.id
        #expect(device.app.stage == .times)
        #expect(try viewState.tally == "Problem 2 of 5 · 2 right")
      }
      goOn()
      try answer(isRight: number != 3)
    }
    device.wait(2_000)
    let end = try #require(try viewState.end)
    #expect(end.end.headline == "4 of 5 right")
    #expect(end.end.again == "Another round")
    #expect(end.answers.map(\.mark.id) == [3, 4, 2, 1, 0])
    #expect(end.answers[0].way == TimesTexts.way(to: try game.puzzle.fact(3)))
    #expect(end.answers[1].way.isEmpty)
    device.app.act { $0.shelf.times.playAgain() }
    #expect(try game.phase == .ready)
    #expect(HomeViewState(device.app).games.count == 2)
  }

  @Test("every option can be chosen, conflicting options give way, and the last operation stays")
  func options() throws {
    device.app.act { $0.shelf.times.offerChoices() }
    let level = device.app.choices(for: .times)[0]
    level.answer = 2
    // The other rows, of which a level changes some.
    func rows() -> [ChoiceRow] { Array(device.app.choices(for: .times).dropFirst()) }
    #expect(rows()[2].names[rows()[2].answer] == "11")
    #expect(rows().count == 9)
    rows()[1][0].toggle()
    let last = rows()[1].chosen
    #expect(last.count == 2 || last.count == 1)
    rows()[1][3] = true
    #expect(rows()[1].chosen.contains(3))
    // The lower end of the first range goes beyond the upper one, which follows.
    let from = rows()[2]
    from.answer = try #require(from.names.firstIndex(of: "40"))
    #expect(rows()[3].names[rows()[3].answer] == "40")
    rows()[0].answer = 2
    #expect(rows().count == 8)
    device.app.startChosen(.times)
    #expect(try game.options.seconds == 60)
  }

  @Test("the range of divisors does not offer zero")
  func zero() throws {
    device.app.act { $0.shelf.times.offerChoices() }
    let divided = try #require(TimesOperation.allCases.firstIndex(of: .divided))
    func rows() -> [ChoiceRow] { Array(device.app.choices(for: .times).dropFirst()) }
    rows()[1][divided] = true
    #expect(rows()[2].names.contains("0"))
    #expect(!rows()[4].names.contains("0"))
  }
}
