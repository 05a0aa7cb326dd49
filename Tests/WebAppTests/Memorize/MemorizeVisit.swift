import Games
import Library
import MarkupTesting
import Testing

@testable import WebApp

/// The stored row of a Memorize with these cards: `0` to `9` and letters, the same for a pair.
func memorizeRow(
  _ id: UInt64 = 1, begun: Int64 = 1000, name: String = "Sea_life", fill: String = "blue,teal",
  cards: String = "0011", scoring: String = "plain", players: Int = 1, moves: [Int] = [],
  step: Int = 1000
) -> Row {
  let id = RecordID(high: 0, low: id)
  let emoji = ["🐙", "🐠", "🐬", "🐳", "🐚", "🐢", "🐧", "🐊", "🦀", "🦑", "🦈", "🦞"]
  let escaped = emoji.prefix(cards.count / 2).map { picture in
    picture.utf8.map { "%" + String($0, radix: 16) }.joined()
  }
  let text = """
    pastime 1
    game memorize 1
    id \(id.text)
    begun \(begun)
    options scoring=\(scoring) players=\(players)
    puzzle name=\(name) color=\(fill) emoji=\(escaped.joined(separator: ",")) cards=\(cards)


    """ + moves.enumerated().map { "\($0 * step) \($0 * step) \($1)\n" }.joined()
  return Row(key: RowKey.record(id).text, text: Array(text.utf8))
}

extension Visit {
  /// Opens a Memorize with these cards.
  static func memorize(
    _ cards: String = "0011", name: String = "Sea_life", fill: String = "blue,teal",
    scoring: String = "plain", players: Int = 1, moves: [Int] = []
  ) -> Visit {
    Visit(
      Route.game(.memorize, RecordID(high: 0, low: 1)).fragment,
      rows: [
        memorizeRow(
          name: name, fill: fill, cards: cards, scoring: scoring, players: players, moves: moves)
      ])
  }

  /// The Memorize on screen.
  var memorize: Memorize {
    get throws {
      guard case .game(.memorize, let id) = app.route,
        case .memorize(let session)? = app.library.session(id)
      else { throw NoGameOpen() }
      return session.game
    }
  }

  /// The cards on the stage, in their order.
  var cards: [PageNode] {
    page.first(class: "cards")?.subtree.filter { $0.classes.contains("turning") } ?? []
  }

  /// What is to be seen of each card: its picture, `-` where it is down, with `*` where it is matched.
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
