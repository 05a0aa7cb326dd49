import Games

/// The days on which a player made moves, and in how many games.
///
/// The moves of a daily game count for its day, if the game was created while it was that day somewhere.
public struct PlayedDays: Sendable {
  /// The number of days with a move.
  public let count: Int
  /// The number of games with moves, for each day from `first` on.
  public private(set) var games: [Int]

  /// Gathers the days of a library. Linear in the number of moves.
  /// - Parameters:
  ///   - first: the first of the individually counted days.
  ///   - last: the last of these days.
  ///   - offset: the current offset of the player's time zone from UTC. It applies to all moves, even those
  ///     made before a change to or from daylight saving time.
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
