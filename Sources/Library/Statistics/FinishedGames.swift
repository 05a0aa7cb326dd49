import Games

/// The games of one kind in a library that statistics are gathered from.
struct FinishedGames<G: KeptGame> {
  /// What all of them come to together.
  let common: Statistics

  /// Those that are over, without samples and branches, the one with the most recent move first.
  private(set) var all: [Session<G>] = []

  /// Gathers the games for which `isCounted` holds. Linear in the number of all games.
  init(_ library: GameLibrary, where isCounted: (Session<G>) -> Bool) {
    var summaries: [SessionSummary] = []
    for (summary, session) in library.finishedGames(of: G.kind) {
      guard let session = session.session(of: G.self), isCounted(session) else { continue }
      summaries.append(summary)
      all.append(session)
    }
    common = Statistics(summaries)
  }
}

extension GameLibrary {
  /// The games of a kind that statistics count. They are as they are kept: a game that is looked at may stand at
  /// an early move.
  fileprivate func finishedGames(of kind: GameKind) -> [(SessionSummary, AnySession)] {
    history.compactMap { summary in
      guard summary.kind == kind, summary.outcome.isOver, summary.header.counts else { return nil }
      return entries[summary.header.id].map { (summary, $0.session) }
    }
  }
}
