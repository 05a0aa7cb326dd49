import CoachPages
import Games
import Library
import WordData
import Words

/// Asks the coach about one record after another. It compares a game with the records before.
struct RecordCoach {
  /// The most earlier games with which the coach compares a game, as in the browser.
  private static let pastLimit = 100

  private var workers: CoachWorkers
  /// The finished games that count in statistics, by their kind and the language of their words, in the order of the
  /// records.
  private var games: [GameKind: [WordLanguage?: [AnySession]]] = [:]
  /// Their identities, so that none counts twice.
  private var counted: Set<GameID> = []

  /// - Parameter words: packed word lists, in the order of `WordLanguage`.
  init(words: [[UInt8]]) {
    workers = CoachWorkers { file, language in
      switch file {
      case .words: words[Int(language.rawValue)]
      case .hangman: HangmanWords.bytes(in: language)
      }
    }
  }

  /// What the coach says about a game; nil if it has nothing to say.
  mutating func page(about session: AnySession) -> CoachPage? {
    let (kind, words) = (session.kind, session.words)
    let earlier = kind.isComparedWithEarlier ? games[kind]?[words] ?? [] : []
    let page = answer("tell", about: session, after: earlier)
    if session.header.counts, session.summary.outcome.isOver,
      counted.insert(session.id).inserted
    {
      games[kind, default: [:]][words, default: []].append(session)
    }
    return page
  }

  /// What the coach says about the last games of each kind and language, of which there are several.
  mutating func lastGames() -> [CoachPage] {
    var pages: [CoachPage] = []
    for kind in GameKind.allCases where kind.hasChance {
      for words in [nil] + WordLanguage.allCases {
        guard let alike = games[kind]?[words], let last = alike.last,
          var page = answer("last", about: last, after: alike)
        else { continue }
        while page.isProgress, let next = answer("last", about: last, after: alike) { page = next }
        if page.hasChart { pages.append(page) }
      }
    }
    return pages
  }

  /// - Parameter earlier: the games before it, oldest first; the game itself among them is skipped.
  private mutating func answer(
    _ verb: String, about session: AnySession, after earlier: [AnySession]
  ) -> CoachPage? {
    var question = Array("\(session.kind.keyword) \(verb) ".utf8)
    // The latest game comes first, and the game in question last.
    for game in earlier.suffix(Self.pastLimit).reversed() where game.id != session.id {
      question += [0] + game.record
    }
    question += [0] + session.record
    return workers.answer(question, about: session.kind, in: session.words ?? .english)
  }
}
