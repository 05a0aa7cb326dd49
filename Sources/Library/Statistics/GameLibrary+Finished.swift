import Games
import Words

extension GameLibrary {
  /// The finished games of a kind for statistics, without samples, branches and assisted games, most recent
  /// move last. Linear in the number of all games.
  /// - Parameter words: the language of the words in the games; nil means any.
  func finished(_ kind: GameKind, in words: WordLanguage? = nil) -> [AnySession] {
    var games: [AnySession] = []
    for summary in history.reversed()
    where summary.kind == kind && summary.outcome.isOver && summary.header.counts {
      // Uses the stored session, because a viewed game may be at an earlier move.
      if let session = entries[summary.header.id]?.session, !session.isAssisted,
        words == nil || session.words == words
      {
        games.append(session)
      }
    }
    return games
  }
}
