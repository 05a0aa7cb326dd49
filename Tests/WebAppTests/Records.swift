import Games
import Library
import Testing
import WordData
import Words

@testable import WebApp

func word(_ text: String) throws -> Word { try #require(Word(text), "\(text) is no word") }

/// The stored row of a Codeword whose secret is CRANE.
func codewordRow(
  _ id: UInt64 = 1, begun: Int64 = 1000, secret: String = "crane", limit: String = "any",
  mode: String = "standard", moves: [String] = []
) -> Row {
  let id = RecordID(high: 0, low: id)
  let text = """
    pastime 1
    game codeword 1
    id \(id.text)
    begun \(begun)
    options length=\(secret.utf8.count) attempts=\(limit) mode=\(mode)
    puzzle \(secret)


    """ + moves.map { $0 + "\n" }.joined()
  return Row(key: RowKey.record(id).text, text: Array(text.utf8))
}

/// A test asks for the game on screen where there is none.
struct NoGameOpen: Error {}

/// The fragment of the address of a game.
func address(_ id: UInt64 = 1) -> String {
  Route.game(.codeword, RecordID(high: 0, low: id)).fragment
}

extension Visit {
  /// The Codeword on screen.
  var session: Session<Codeword> {
    get throws {
      guard case .game(.codeword, let id) = app.route,
        case .codeword(let session)? = app.library.session(id)
      else { throw NoGameOpen() }
      return session
    }
  }

  /// Words that can be tried and are not the secret of the game on screen.
  func wrongWords(_ count: Int) throws -> [Word] {
    let secret = try session.puzzle.secret
    var words: [Word] = []
    WordBook.standard.forEachWord(length: secret.count) { word, _ in
      if word != secret { words.append(word) }
    }
    return Array(words.prefix(count))
  }
}
