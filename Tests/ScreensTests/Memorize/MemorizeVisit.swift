import Games
import Library
import ScreensTesting
import Testing

@testable import Screens

extension Visit {
  /// Opens a Memorize with these cards.
  static func memorize(
    _ cards: String = "0011", scoring: String = "plain", players: Int = 1, moves: [Int] = []
  ) -> Visit {
    Visit(
      Route.game(.memorize, GameID(high: 0, low: 1)).fragment,
      rows: [memorizeRow(cards: cards, scoring: scoring, players: players, moves: moves)])
  }

  /// The screen of the Memorize in front.
  var cardTable: MemorizeScreen {
    get throws { try #require(model.shelf.memorize.screen) }
  }

  /// The message below the cards.
  var told: String {
    get throws {
      let refusal = try cardTable.refusal
      return refusal.isEmpty ? MemorizeScreenTexts.message(of: try memorize) : refusal
    }
  }

  /// How each card lies.
  var faces: [Memorize.Face] {
    get throws {
      let game = try memorize
      return game.puzzle.cards.indices.map { game.face(of: $0) }
    }
  }

  /// How each card is shown: two that differ can be turned down again.
  var shownFaces: [Memorize.Face] {
    get throws {
      let (game, table) = (try memorize, try cardTable)
      return game.puzzle.cards.indices.map { table.face(of: $0, in: game) }
    }
  }

  /// Does something in the Memorize in front.
  func remember(_ intent: (MemorizeModel) -> Void) { act { intent($0.shelf.memorize) } }

  /// Chooses cards one after another, counted from 1.
  func touch(_ numbers: Int...) {
    for number in numbers { remember { $0.choose(number - 1) } }
  }
}
