import Games

/// The statistics of a player's games of one kind, or of all kinds: one line of a table. Like all statistics,
/// it is derived from the records. Samples, branches and turns of an evening are excluded.
public struct ShelfStatistics: Sendable {
  /// How many games are over.
  public private(set) var played = 0
  /// The time of play, up to the last move of each of them.
  public private(set) var time = Milliseconds.zero
  private var decided = 0
  private var won = 0

  /// The percentage of won games among them; nil before the first. Kinds that cannot be lost and assisted games are
  /// excluded.
  public var percentWon: Int? { percentage(of: won, in: decided) }

  /// Gathers the games of a library. Linear in their number.
  /// - Parameter kind: the kind of the counted games; nil means all.
  public init(_ library: GameLibrary, of kind: GameKind? = nil) {
    for summary in library.history where summary.header.counts && summary.outcome.isOver {
      if let kind, summary.kind != kind { continue }
      played += 1
      time = time + summary.timeAtLastMove.sinceBeginning
      let isAssisted = library.entries[summary.header.id]?.session.isAssisted == true
      guard summary.kind.canBeLost, !isAssisted else { continue }
      decided += 1
      if summary.outcome == .won { won += 1 }
    }
  }
}
