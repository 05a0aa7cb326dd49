import Games
import Library
import ScreensTesting
import Testing

@testable import Screens

@Suite("Times in the frame")
struct TimesFrameTests {
  @Test("one tap in the list deals the classic round, which waits for Start")
  func atOnce() throws {
    let visit = Visit()
    visit.reckon { $0.start(nil) }
    #expect(try visit.times.options == .classic)
    #expect(try visit.times.phase == .ready)
  }

  @Test("a sprint that would have only one problem becomes a round")
  func tooSmallSprint() throws {
    let visit = Visit()
    visit.reckon { $0.offerChoices() }
    visit.reckon { model in
      // Each choice starts from the result of the one before, as in the modal.
      var draft = TimesDraft(model.chosen)
      draft.choose(2, of: .mode)
      model.chosen = draft.options
      #expect(model.chosen.mode == .sprint60)
      for end in 0..<4 {
        draft = TimesDraft(model.chosen)
        draft.move(end: end, to: 7)
        model.chosen = draft.options
      }
      model.start(model.chosen)
    }
    #expect(try visit.times.options.mode == .round)
    #expect(try visit.times.puzzle.count == 1)
  }

  @Test("the level sets numbers and answers at once, and the classic round has the normal level")
  func levels() {
    var draft = TimesDraft(.classic)
    #expect((0..<3).map { draft.isChosen($0, of: .level) } == [false, true, false])
    draft.choose(0, of: .level)
    #expect(draft.ends == [2, 10, 2, 10])
    #expect(draft.options.distractors == .slips)
    draft.choose(2, of: .level)
    #expect(draft.ends == [11, 30, 11, 30])
    #expect(draft.options.distractors == .slips)
    draft.choose(0, of: .answers)
    #expect(!(0..<3).contains { draft.isChosen($0, of: .level) })
    draft.choose(1, of: .level)
    #expect(draft.options == .classic)
  }

  @Test("the settings keep the usual options")
  func usual() throws {
    let visit = Visit()
    visit.act { app in
      var draft = TimesDraft(app.library.settings.times)
      draft.choose(3, of: .mode)
      draft.choose(3, of: .answers)
      app.frame.changeSettings { $0.times = draft.options }
    }
    visit.reckon { $0.start(nil) }
    let options = try visit.times.options
    #expect(options.mode == .sprint120 && options.answerCount == 0)
    let next = Visit(rows: visit.host.rows.map { Row(key: $0.key, text: $0.value) })
    #expect(next.model.library.settings.times == options)
  }

  @Test("the shared text shows no number of a problem, and its link leads to the same problems")
  func sharing() throws {
    let visit = Visit.times(moves: timesMoves(204, 222, 195, 252, 304))
    visit.reckon { $0.openSharing() }
    #expect(visit.frame.modal == .share(.times))
    #expect(
      visit.model.sharing.card?.text
        == "Pastime Times: 4 of 5 right · ×, 10 to 20 · 5 problems · 0:20\n🟦⬜🟦🟦🟦")
    visit.act { $0.sharing.copy() }
    let link = try visit.copiedLink
    let friend = Visit.friend(link)
    #expect(try friend.times.puzzle == visit.times.puzzle)
    #expect(try friend.times.phase == .ready)
    #expect(friend.frame.modal == nil)
    let end = try #require(link.lastIndex(of: "/"), "the friend's marks follow the puzzle")
    let broken = Visit(String(link[..<end].dropLast()))
    #expect(broken.toast?.contains("Part of this link is missing") == true)
  }
}
