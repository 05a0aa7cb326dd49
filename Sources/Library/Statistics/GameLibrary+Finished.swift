import Games

extension GameLibrary {
  /// The finished games of a kind for statistics, without samples, branches and assisted games, most recent
  /// move last. Linear in the number of all games.
  func finished(_ kind: GameKind) -> [AnySession] {
    var games: [AnySession] = []
    for summary in history.reversed()
    where summary.kind == kind && summary.outcome.isOver && summary.header.counts {
      // Uses the stored session, because a viewed game may be at an earlier move.
      if let session = entries[summary.header.id]?.session, !session.isAssisted {
        games.append(session)
      }
    }
    return games
  }
}
