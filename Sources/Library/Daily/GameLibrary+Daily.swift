import Games

extension GameLibrary {
  /// The day of whose five a game is; nil for an ordinary one.
  public func day(of id: GameID) -> Day? { session(id)?.content.header.day }

  /// Where in the history the games stand that belong to the five of some days: of several of the same
  /// day and kind the one that was created first, of those that are over where one is. Linear in the
  /// number of games.
  /// - Returns: an index for each day and kind, day by day; a negative one where there is no game.
  func dailyIndices(from first: Day, count: Int) -> [Int32] {
    let kinds = Int32(GameKind.allCases.count)
    var games = [Int32](repeating: -1, count: count * Int(kinds))
    for (index, summary) in history.enumerated() {
      guard let day = summary.header.day else { continue }
      let distance = day.number - first.number
      guard distance >= 0, distance < Int32(count) else { continue }
      let slot = Int(distance * kinds + Int32(summary.kind.rawValue))
      let known = games[slot]
      if known < 0 || summary.counts(before: history[Int(known)]) { games[slot] = Int32(index) }
    }
    return games
  }

  /// How many of its five are finished, for each of some days in a row.
  public func dailyCounts(from first: Day, count: Int) -> [UInt8] {
    let kinds = GameKind.allCases.count
    var counts = [UInt8](repeating: 0, count: count)
    let games = dailyIndices(from: first, count: count)
    for slot in games.indices where games[slot] >= 0 {
      if history[Int(games[slot])].outcome.isOver { counts[slot / kinds] += 1 }
    }
    return counts
  }

  /// The days that count for the streak, in ascending order: those of which a game was finished that
  /// was created while it was that day somewhere on Earth.
  public var daysPlayed: [Int32] {
    var days: [Int32] = []
    for summary in history {
      guard let day = summary.header.dayInTime, summary.outcome.isOver else { continue }
      days.insertInOrder(day.number)
    }
    return days
  }

  /// The streak of the player, as it is on a day.
  public func streak(on today: Day) -> Streak { Streak(daysPlayed, today: today.number) }
}

extension SessionSummary {
  /// Whether it is the one of two games of a puzzle: one that is over comes before one that is not,
  /// then the one that was created first; equal moments are ordered by identity.
  fileprivate func counts(before other: SessionSummary) -> Bool {
    if outcome.isOver != other.outcome.isOver { return outcome.isOver }
    return header.created == other.header.created
      ? header.id < other.header.id : header.created < other.header.created
  }
}
