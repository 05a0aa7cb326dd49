import Games
import Library
import Screens
import Testing
import WordData
import Words

package func word(_ text: String) throws -> Word { try #require(Word(text), "\(text) is no word") }

/// The stored row of a Codeword whose secret is CRANE.
package func codewordRow(
  _ id: UInt64 = 1, begun: Int64 = 1000, secret: String = "crane", limit: String = "any",
  mode: String = "standard", isSent: Bool = false, moves: [String] = []
) -> Row {
  let id = GameID(high: 0, low: id)
  let text = """
    pastime 1
    game codeword 1
    id \(id.text)
    begun \(begun)\(isSent ? "\nchallenge" : "")
    options length=\(secret.utf8.count) attempts=\(limit) mode=\(mode)
    puzzle \(secret)


    """ + moves.map { $0 + "\n" }.joined()
  return Row(key: RowKey.record(id).text, text: Array(text.utf8))
}

/// A test asks for the game on screen, but there is none.
package struct NoGameOpen: Error {
  package init() {}
}

/// The fragment of the address of a game.
package func address(_ id: UInt64 = 1) -> String {
  Route.game(.codeword, GameID(high: 0, low: id)).fragment
}
