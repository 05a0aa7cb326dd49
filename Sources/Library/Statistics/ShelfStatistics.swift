import Games

/// The statistics of a player's games of one kind, or of all kinds: one line of a table. Like all statistics,
/// it is derived from the records. Samples and branches are excluded.
public struct ShelfStatistics: Sendable {
  /// How many games have a move.
  public private(set) var played = 0
  /// How many are over.
  public private(set) var finished = 0
  /// The time of play, up to the last move of each game.
  public private(set) var time = Milliseconds.zero
  private var decided = 0
  private var won = 0

  /// The percentage of won games among finished games, rounded down; nil before the first. Kinds that cannot be
  /// lost and assisted games are excluded.
  public var percentWon: Int? { decided == 0 ? nil : won * 100 / decided }

  /// Gathers the games of a library. Linear in their number.
  /// - Parameter kind: the kind of the counted games; nil means all.
  public init(_ library: GameLibrary, of kind: GameKind? = nil) {
    for summary in library.history where summary.header.counts && summary.moveCount > 0 {
      if let kind, summary.kind != kind { continue }
      played += 1
      time = time + summary.timeAtLastMove.sinceBeginning
      guard summary.outcome.isOver else { continue }
      finished += 1
      let isAssisted = library.entries[summary.header.id]?.session.isAssisted == true
      guard summary.kind.canBeLost, !isAssisted else { continue }
      decided += 1
      if summary.outcome == .won { won += 1 }
    }
  }
}
