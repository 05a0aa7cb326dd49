import Games

/// What a player's games of one kind come to, or those of all kinds: one line of a table. Derived from
/// the records, as all statistics are; samples and branches are left out.
public struct ShelfStatistics: Sendable {
  /// How many games have a move.
  public private(set) var played = 0
  /// How many are over.
  public private(set) var finished = 0
  /// The time of play, up to the last move of each game.
  public private(set) var time = Milliseconds.zero
  private var decided = 0
  private var won = 0

  /// The games won in whole percent of those that are over, rounded down; nil before the first.
  /// Those of a kind that cannot be lost are left out.
  public var percentWon: Int? { decided == 0 ? nil : won * 100 / decided }

  /// Gathers the games of a library. Linear in their number.
  /// - Parameter kind: which ones; nil means all.
  public init(_ library: GameLibrary, of kind: GameKind? = nil) {
    for summary in library.history where summary.header.counts && summary.moveCount > 0 {
      if let kind, summary.kind != kind { continue }
      played += 1
      time = time + summary.timeAtLastMove
      guard summary.outcome.isOver else { continue }
      finished += 1
      guard summary.kind.canBeLost else { continue }
      decided += 1
      if summary.outcome == .won { won += 1 }
    }
  }
}

extension GameLibrary {
  /// The kind of which most games were played, the first of those with as many; nil before the
  /// first move.
  public var mostPlayed: GameKind? {
    var most: GameKind?
    var count = 0
    for kind in GameKind.allCases {
      let played = ShelfStatistics(self, of: kind).played
      if played > count { (most, count) = (kind, played) }
    }
    return most
  }

  /// On how many days a move was made. Those of a game of a day's five count for that day, where it
  /// was created in its time. Linear in the number of moves.
  /// - Parameter offset: by how much the clock where the player is goes ahead of that of Greenwich; all
  ///   moves are told by it, also those of a winter that is over.
  public func dayCount(offset: Milliseconds) -> Int {
    var days: [Int32] = []
    for summary in history where summary.header.counts && summary.moveCount > 0 {
      if let day = summary.header.dayInTime {
        days.insertInOrder(day.number)
        continue
      }
      guard let times = session(summary.header.id)?.content.times else { continue }
      for wallOffset in times.wallOffsets {
        let moment = summary.header.created + wallOffset + offset
        days.insertInOrder(Int32(truncatingIfNeeded: moment.count / 86_400_000))
      }
    }
    return days.count
  }
}
