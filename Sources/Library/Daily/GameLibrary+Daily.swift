import Games

extension GameLibrary {
  /// The day of a daily game; nil for an ordinary game.
  public func day(of id: GameID) -> Day? { session(id)?.content.header.day }

  /// The indices in the history of the games that belong to the five of some days. Of several games of the same
  /// day and kind, a finished game comes before an unfinished one, then the one created first. Linear in the
  /// number of games.
  /// - Returns: an index for each day and kind, day by day; negative if there is no game.
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

  /// How many of the five are finished, for each of several consecutive days.
  public func dailyCounts(from first: Day, count: Int) -> [UInt8] {
    let kinds = GameKind.allCases.count
    var counts = [UInt8](repeating: 0, count: count)
    let games = dailyIndices(from: first, count: count)
    for slot in games.indices where games[slot] >= 0 {
      if history[Int(games[slot])].outcome.isOver { counts[slot / kinds] += 1 }
    }
    return counts
  }

  /// The days that count for the streak, in ascending order: the days with a finished game that was created
  /// while it was that day somewhere on Earth.
  public var daysPlayed: [Int32] {
    var days: [Int32] = []
    for summary in history {
      guard let day = summary.header.dayInTime, summary.outcome.isOver else { continue }
      days.insertInOrder(day.number)
    }
    return days
  }

  /// The player's streak as of a day.
  public func streak(on today: Day) -> Streak { Streak(daysPlayed, today: today.number) }
}

extension SessionSummary {
  /// Whether this game takes precedence over another game of the same puzzle: a finished game over an
  /// unfinished one, then the game created first, then the lower identity.
  fileprivate func counts(before other: SessionSummary) -> Bool {
    if outcome.isOver != other.outcome.isOver { return outcome.isOver }
    return header.created == other.header.created
      ? header.id < other.header.id : header.created < other.header.created
  }
}
