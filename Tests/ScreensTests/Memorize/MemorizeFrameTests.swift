import Games
import Library
import ScreensTesting
import Testing

@testable import Screens

@Suite("Memorize in the frame")
struct MemorizeFrameTests {
  @Test("ME-12: the usual game is plain scoring on a small board, and the settings can change it")
  func usual() throws {
    let visit = Visit()
    let model = visit.model.shelf.memorize
    #expect(visit.model.library.settings.memorize == .first)
    #expect(model.defaultSummary == "6 pairs")
    visit.act { app in
      app.frame.changeSettings { $0.memorize = MemorizeOptions(isQuick: true) }
    }
    #expect(model.defaultSummary == "Any theme · quick")
    visit.remember { $0.start(nil) }
    #expect(try visit.memorize.options.isQuick)
  }

  @Test(
    "a board has the chosen number of pairs, and so has the next board", arguments: [6, 10, 15, 24])
  func sizes(pairs: Int) throws {
    let visit = Visit()
    visit.act { $0.shelf.memorize.offerChoices() }
    visit.remember { $0.chosen = MemorizeOptions(pairs: pairs) }
    visit.remember { $0.startChosen() }
    for _ in 0..<8 {
      #expect(try visit.memorize.puzzle.pairCount == pairs)
      visit.remember { $0.playAgain() }
    }
  }

  @Test("a theme with fewer emoji than chosen pairs is dealt with all of them, and says so")
  func fewer() throws {
    let visit = Visit()
    visit.act { $0.shelf.memorize.offerChoices() }
    visit.remember { model in
      model.chosenThemeNumber = 11
      model.chosen = MemorizeOptions(pairs: 24)
    }
    let model = visit.model.shelf.memorize
    #expect(model.missesPairs == 8)
    #expect(MemorizeScreenTexts.fewerPairs(8) == "This theme has 8 pairs.")
    visit.remember { $0.startChosen() }
    #expect(try visit.memorize.puzzle.pairCount == 8)
  }

  @Test("the statistics show the best results by the size of the board")
  func statistics() throws {
    let visit = Visit(
      rows: [
        memorizeRow(1, cards: "0101", moves: [1, 3, 2, 4]),
        memorizeRow(2, cards: "00", scoring: "quick", moves: [1, 2]),
      ])
    func best(_ pairs: Int, isQuick: Bool? = nil) -> String? {
      MemorizeStatistics(visit.model.library, isQuick: isQuick).best(pairs: pairs).map {
        MemorizeScreenTexts.best($0, showsTime: true)
      }
    }
    #expect(best(2) == "2 turns · 4 points · 0:03")
    #expect(best(1) == "1 turn · 18 points · 0:01")
    #expect(best(1, isQuick: false) == nil)
    #expect(best(2, isQuick: false) != nil)
  }

  @Test("an incomplete link, or a link with a name that is not shown, is refused with the reason")
  func badLinks() {
    #expect(
      Visit("/memorize/challenge/aebagba").toast
        == "Part of this link is missing. Ask for it again.")
  }
}
