import Games
import Library
import MarkupTesting
import ScreensTesting
import Testing

@testable import Screens
@testable import WebApp

extension Visit {
  /// Opens a Memorize with these cards.
  static func memorize(
    _ cards: String = "0011", name: String = "Sea_life", fill: String = "blue,teal",
    players: Int = 1, moves: [Int] = []
  ) -> Visit {
    Visit(
      Route.game(.memorize, GameID(high: 0, low: 1)).fragment,
      rows: [
        memorizeRow(name: name, fill: fill, cards: cards, players: players, moves: moves)
      ])
  }

  /// The cards on the stage, in their order.
  var cards: [PageNode] {
    page.first(class: "cards")?.subtree.filter { $0.classes.contains("turning") } ?? []
  }

  /// What each card shows: its picture, `-` if it is down, with `*` if it is matched.
  var table: [String] {
    cards.map { card in
      switch card.attributes["data-face"] {
      case "down": "-"
      case "matched": card.textContent + "*"
      default: card.textContent
      }
    }
  }

  /// Puts a finger on cards, from 1, one after another, and takes it away again.
  func touch(_ numbers: Int...) {
    for number in numbers {
      let card = cards[number - 1]
      page.send(.pointerdown, to: card, text: "5 5")
      page.send(.pointerup, to: card, text: "5 5")
      page.send(.click, to: card, text: "5 5")
      deliver()
    }
  }
}
