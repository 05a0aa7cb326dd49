import Games

/// On which days a player made moves, and of how many games.
///
/// The moves of a game of a day's five count for that day, where it was created in its time.
public struct PlayedDays: Sendable {
  /// On how many days there was a move.
  public let count: Int
  /// Of how many games there were moves, for each day from the first on.
  public private(set) var games: [Int]

  /// Gathers the days of a library. Linear in the number of moves.
  /// - Parameters:
  ///   - first: the first of the days that are told one by one.
  ///   - last: the last of them.
  ///   - offset: by how much the clock where the player is goes ahead of that of Greenwich; all
  ///     moves are told by it, also those of a winter that is over.
  public init(_ library: GameLibrary, from first: Day, to last: Day, offset: Milliseconds) {
    var all: [Int32] = []
    games = Array(repeating: 0, count: Int(last.number - first.number) + 1)
    for summary in library.history where summary.header.counts && summary.moveCount > 0 {
      var days: [Int32] = []
      if let day = summary.header.dayInTime {
        days.append(day.number)
      } else if let times = library.entries[summary.header.id]?.session.content.times {
        for wallOffset in times.wallOffsets {
          days.insertInOrder(Day(of: summary.header.created + wallOffset + offset).number)
        }
      }
      for day in days {
        all.insertInOrder(day)
        if day >= first.number, day <= last.number { games[Int(day - first.number)] += 1 }
      }
    }
    count = all.count
  }
}
