import Games
import Library
import ScreensTesting
import Testing

@testable import Screens

@Suite("Memorize in the frame")
struct MemorizeFrameTests {
  @Test("ME-12: the plain scoring is the usual one, and the settings hold another")
  func usual() throws {
    let visit = Visit()
    let model = visit.model.shelf.memorize
    #expect(visit.model.library.settings.memorize == .standard)
    #expect(model.defaultSummary == "Any theme")
    visit.act { app in
      app.frame.changeSettings { $0.memorize = MemorizeOptions(isQuick: true) }
    }
    #expect(model.defaultSummary == "Any theme · quick")
    visit.remember { $0.start(nil) }
    #expect(try visit.memorize.options.isQuick)
  }

  @Test("the statistics tell the best results by the size of the board")
  func statistics() throws {
    let visit = Visit(
      rows: [
        memorizeRow(1, cards: "0101", moves: [1, 3, 2, 4]),
        memorizeRow(2, cards: "00", scoring: "quick", moves: [1, 2]),
      ])
    let model = visit.model.shelf.memorize
    func best(_ pairs: Int, isQuick: Bool? = nil) -> String? {
      model.statistics(isQuick: isQuick).best(pairs: pairs).map {
        MemorizeScreenTexts.best($0, showsTime: true)
      }
    }
    #expect(best(2) == "fewest turns 2, most points 4, shortest time 0:03")
    #expect(best(1) == "fewest turns 1, most points 18, shortest time 0:01")
    #expect(best(1, isQuick: false) == nil)
    #expect(best(2, isQuick: false) != nil)
  }

  @Test("a link that is not whole, or has a name that is not shown, is refused with the reason")
  func badLinks() {
    #expect(
      Visit("/memorize/challenge/aebagba").toast
        == "Part of this link is missing. Ask for it again.")
  }
}
