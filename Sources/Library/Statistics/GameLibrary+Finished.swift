import Games

extension GameLibrary {
  /// The games of a kind that statistics are gathered from: those that are over, without samples,
  /// branches and assisted games, the one with the most recent move last. Linear in the number of all
  /// games.
  func finished(_ kind: GameKind) -> [AnySession] {
    var games: [AnySession] = []
    for summary in history.reversed()
    where summary.kind == kind && summary.outcome.isOver && summary.header.counts {
      // As it is kept: a game that is looked at may stand at an early move.
      if let session = entries[summary.header.id]?.session, !session.isAssisted {
        games.append(session)
      }
    }
    return games
  }
}
