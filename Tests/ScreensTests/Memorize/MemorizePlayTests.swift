import Games
import Library
import ScreensTesting
import Testing

@testable import Screens

@Suite("Playing Memorize")
struct MemorizePlayTests {
  @Test("ME-9: each press on New game deals another game with a random theme")
  func newGames() throws {
    let visit = Visit()
    visit.remember { $0.start(nil) }
    var names: Set<String> = []
    for _ in 0..<40 {
      #expect(try visit.memorize.choices.isEmpty)
      #expect(try visit.faces.allSatisfy { $0 == .down })
      names.insert(try visit.memorize.puzzle.look.name)
      visit.remember { $0.playAgain() }
    }
    #expect(names.count >= 10)
    #expect(visit.model.library.history.count == 1, "the player has left all other games")
  }

  @Test("ME-9: a new game has the options of the game before it")
  func sameOptions() throws {
    let visit = Visit.memorize(scoring: "quick", players: 2)
    visit.remember { $0.playAgain() }
    #expect(try visit.memorize.options == MemorizeOptions(isQuick: true, hasTwoPlayers: true))
  }

  @Test("ME-1: the player turns up two cards, and a third card turns down two that differ")
  func turns() throws {
    let visit = Visit.memorize("0110")
    visit.touch(1)
    #expect(try visit.faces == [.up, .down, .down, .down])
    #expect(try visit.told == "")
    visit.touch(2)
    #expect(try visit.faces == [.up, .up, .down, .down])
    #expect(try visit.told == "No match.")
    visit.touch(3)
    #expect(try visit.faces == [.down, .down, .up, .down])
    visit.touch(2)
    #expect(try visit.faces == [.down, .matched, .matched, .down])
    #expect(try visit.told == "A match: 2 points.")
    #expect(MemorizeScreenTexts.standing(of: try visit.memorize) == "1 of 2 pairs · 2 points")
  }

  @Test("ME-1: the second half of a double tap does nothing, and says nothing")
  func doubleTap() throws {
    let visit = Visit.memorize("0110")
    visit.touch(1, 1)
    #expect(try visit.memorize.choices == [0])
    #expect(try visit.told == "")
    visit.wait(500)
    visit.touch(1)
    #expect(try visit.told == "This card is already up.", "this is no second half")
    visit.touch(2)
    let said = visit.frame.announcement.number
    visit.touch(2, 2)
    #expect(try visit.memorize.choices == [0, 1])
    #expect(visit.frame.announcement.number == said)
  }

  @Test("ME-1: a card that is up or matched is refused with its reason, and nothing changes")
  func refused() throws {
    let visit = Visit.memorize("011022", moves: [2, 3, 1])
    let before = try visit.memorize
    for (number, sentence) in [
      (1, "This card is already up."), (2, "This card is already matched."),
    ] {
      let refusals = try visit.cardTable.refusals
      visit.touch(number)
      #expect(try visit.told == sentence)
      #expect(visit.said == sentence)
      #expect(try visit.cardTable.refusals == refusals + 1, "it shakes")
    }
    #expect(try visit.memorize == before)
    visit.touch(6)
    #expect(try visit.told == "No match.")
  }

  @Test("ME-1: a tap on an unlike card turns both down, and is no move", arguments: [1, 4])
  func closing(card: Int) throws {
    let visit = Visit.memorize("012012")
    visit.touch(1)
    visit.wait(1000)
    visit.touch(2)
    let before = try visit.memorize
    visit.touch(card == 1 ? 1 : 2)
    #expect(try visit.shownFaces.prefix(2) == [.up, .up], "the player sees both first")
    visit.wait(500)
    visit.touch(card == 1 ? 1 : 2)
    #expect(try visit.shownFaces == Array(repeating: .down, count: 6))
    #expect(visit.said == "Both cards are face down.")
    #expect(try visit.memorize == before)
    #expect(visit.host.rows.count == 2)
    visit.touch(1)
    #expect(visit.said == "Both cards are face down.", "it is the second half of a double tap")
    visit.wait(500)
    visit.touch(1)
    #expect(try visit.told == "Pick another card.")
    #expect(visit.said == "Pick another card.")
    visit.touch(4, 1)
    #expect(try visit.shownFaces == [.matched, .down, .down, .matched, .down, .down])
    #expect(try visit.memorize.choices == [0, 1, 3, 0])
  }

  @Test("two cards that the player has turned down do not turn down again")
  func closedBefore() throws {
    let visit = Visit.memorize("012012", moves: [1, 2])
    visit.touch(2)
    let (game, table) = (try visit.memorize, try visit.cardTable)
    #expect(
      (0..<6).map { table.isFresh($0, in: game) } == [true, true, false, false, false, false])
    #expect((0..<6).allSatisfy { !table.isJudged($0, in: game) })
    visit.touch(3)
    let next = try visit.memorize
    #expect(
      (0..<6).map { table.isFresh($0, in: next) } == [false, false, true, false, false, false])
  }

  @Test("ME-14, ME-18: quick scoring counts by the clock of the game")
  func quick() throws {
    let visit = Visit.memorize("0110", scoring: "quick")
    visit.touch(1)
    visit.wait(3500)
    visit.touch(4)
    #expect(try visit.told == "A match: 14 points.")
  }

  @Test("two players take turns: the finder of a pair goes on, and the game shows both scores")
  func twoPlayers() throws {
    let visit = Visit.memorize("012012", players: 2)
    func scores() throws -> [String] {
      let game = try visit.memorize
      return (0..<2).map { MemorizeScreenTexts.score(of: $0, in: game) }
    }
    #expect(try visit.told == "Player 1’s turn.")
    visit.touch(1, 4)
    #expect(try visit.told == "A match: 2 points. Player 1’s turn.")
    #expect(try scores() == ["Player 1: 2", "Player 2: 0"])
    visit.touch(2, 3)
    #expect(visit.said.hasSuffix("No match with card 2, 🐠\u{FE0F}. Player 2’s turn."))
    #expect(try visit.memorize.player == 1)
    visit.touch(5, 2, 6, 3)
    #expect(MemorizeScreenTexts.headline(try visit.memorize) == "Player 2 wins")
    #expect(MemorizeScreenTexts.figure(try visit.memorize) == "Player 1: 2, Player 2: 4")
    #expect(visit.model.shelf.memorize.best == nil)
  }

  @Test(
    "describing a Memorize changes nothing",
    arguments: [[], [1], [1, 2], [1, 2, 3, 2, 1, 4]] as [[Int]])
  func described(moves: [Int]) throws {
    let visit = Visit.memorize("0110", moves: moves)
    let model = visit.model.shelf.memorize
    for modal: Modal? in [nil, .newGame(.memorize), .statistics(.memorize), .share(.memorize)] {
      visit.act { $0.frame.modal = modal }
      let (stored, revision) = (visit.host.keptKeys.count, visit.model.library.revision)
      let session = try #require(model.session)
      _ = (model.defaultSummary, model.chosen, model.chosenTheme, model.chosenThemeNumber)
      _ = (model.themes, model.fields?.problems, model.statisticsPage.figures)
      _ = (model.progress(of: session), model.secondsBegin)
      _ = (model.openGame, model.isResting, model.best)
      _ = (visit.model.sharing.card, try visit.cardTable.refusal, try visit.cardTable.card)
      #expect(visit.model.library.takeChanges().isEmpty)
      #expect(visit.model.library.revision == revision)
      visit.model.settle()
      #expect(visit.host.keptKeys.count == stored)
    }
  }
}
