import Games
import Library
import Screens
import Testing
import Words

/// The stored row of a Memorize with these cards: `0` to `9` and letters, the same for a pair.
package func memorizeRow(
  _ id: UInt64 = 1, begun: Int64 = 1000, name: String = "Sea_life", fill: String = "blue,teal",
  cards: String = "0011", scoring: String = "plain", players: Int = 1, moves: [Int] = [],
  step: Int = 1000
) -> Row {
  let id = GameID(high: 0, low: id)
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

extension AppVisit {
  /// The Memorize on screen.
  package var memorize: Memorize {
    get throws {
      guard case .game(.memorize, let id) = model.frame.route,
        case .memorize(let session)? = model.library.session(id)
      else { throw NoGameOpen() }
      return session.game
    }
  }
}
