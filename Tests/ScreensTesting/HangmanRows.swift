import Games
import Library
import Screens
import Testing
import Words

/// The stored row of a Hangman with this answer, or these of evil mode; a space is written `_`.
package func hangmanRow(
  _ id: UInt64 = 1, begun: Int64 = 1000, category: String = "animals",
  answers: [String] = ["giraffe"], clue: String = "it_has_a_very_long_neck", misses: Int = 6,
  moves: [String] = []
) -> Row {
  let id = GameID(high: 0, low: id)
  let mode = answers.count == 1 ? "standard" : "evil"
  let text = """
    pastime 1
    game hangman 1
    id \(id.text)
    begun \(begun)
    options answers=\(category) difficulty=any misses=\(misses) mode=\(mode)
    puzzle category=\(category)\(answers.map { " answer=\($0) clue=\(clue)" }.joined())


    """ + moves.enumerated().map { "\($0 * 1000) \($0 * 1000) \($1)\n" }.joined()
  return Row(key: RowKey.record(id).text, text: Array(text.utf8))
}

extension AppVisit {
  /// The Hangman on screen.
  package var hangman: Hangman {
    get throws {
      guard case .game(.hangman, let id) = model.frame.route,
        case .hangman(let session)? = model.library.session(id)
      else { throw NoGameOpen() }
      return session.game
    }
  }
}
