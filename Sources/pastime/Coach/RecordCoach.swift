import CoachPages
import Games
import Library
import WordData
import Words

/// Asks the coach about one record after another. It compares a game with the records before.
struct RecordCoach {
  private var workers: CoachWorkers
  /// The finished games that count in statistics, each once, in the order of the records.
  private var games: [AnySession] = []

  /// - Parameter words: packed word lists, in the order of `WordLanguage`.
  init(words: [[UInt8]]) {
    workers = CoachWorkers { kind, language in
      switch kind {
      case .codeword, .anagrams: words[Int(language.rawValue)]
      case .hangman: HangmanWords.bytes(in: language)
      case .memorize, .times: nil
      }
    }
  }

  /// What the coach says about a game; nil if it has nothing to say.
  mutating func page(about session: AnySession) -> CoachPage? {
    let page = answer("tell", about: session, after: games)
    if session.header.counts, session.summary.outcome.isOver,
      !games.contains(where: { $0.id == session.id })
    {
      games.append(session)
    }
    return page
  }

  /// What the coach says about the last games of each kind and language, of which there are several.
  mutating func lastGames() -> [CoachPage] {
    var pages: [CoachPage] = []
    for kind in GameKind.allCases where kind.hasChance {
      for words in WordLanguage.allCases {
        guard
          let last = games.last(where: { $0.kind == kind && ($0.words ?? .english) == words }),
          var page = answer("last", about: last, after: games)
        else { continue }
        while page.isProgress, let next = answer("last", about: last, after: games) { page = next }
        if page.hasChart { pages.append(page) }
      }
    }
    return pages
  }

  /// - Parameter earlier: games of any kind; the game itself is skipped.
  private mutating func answer(
    _ verb: String, about session: AnySession, after earlier: [AnySession]
  ) -> CoachPage? {
    var question = Array("\(session.kind.keyword) \(verb) ".utf8)
    // The latest game comes first, and the game in question last.
    for game in earlier.reversed() where isLike(game, session) && game.id != session.id {
      question += [0] + game.record
    }
    question += [0] + session.record
    return workers.answer(question, about: session.kind, in: session.words ?? .english)
  }

  private func isLike(_ game: AnySession, _ other: AnySession) -> Bool {
    game.kind == other.kind && game.words == other.words
  }
}
