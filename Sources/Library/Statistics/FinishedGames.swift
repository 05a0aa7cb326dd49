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
    for summary in library.history where summary.kind == G.kind {
      guard summary.outcome.isOver, summary.header.counts,
        // As it is kept: a game that is looked at may stand at an early move.
        let session = library.entries[summary.header.id]?.session.session(of: G.self),
        isCounted(session)
      else { continue }
      summaries.append(summary)
      all.append(session)
    }
    common = Statistics(summaries)
  }
}
