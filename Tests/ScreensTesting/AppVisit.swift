import Games
import Library
import Screens
import Testing
import WordData
import Words

/// A player at the app, with or without a page.
package protocol AppVisit: AnyObject {
  var host: FakeHost { get }
  var model: AppModel { get }
}

extension AppVisit {
  /// The Codeword on screen.
  package var session: Session<Codeword> {
    get throws {
      guard case .game(.codeword, let id) = model.frame.route,
        case .codeword(let session)? = model.library.session(id)
      else { throw NoGameOpen() }
      return session
    }
  }

  /// The fragment of the link that was copied last.
  package var copiedLink: String {
    get throws { String(try #require(host.clipboard?.split(separator: "#").last)) }
  }

  /// Words that can be tried and are not the secret of the game on screen.
  package func wrongWords(_ count: Int) throws -> [Word] {
    let secret = try session.puzzle.secret
    var words: [Word] = []
    WordBook.standard.forEachWord(length: secret.count) { word, _ in
      if word != secret { words.append(word) }
    }
    return Array(words.prefix(count))
  }
}

extension AppModel {
  /// Another open page stored one row.
  package func changed(_ row: Row) { changed([row]) }
}
