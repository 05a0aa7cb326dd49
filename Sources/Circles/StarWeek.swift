import Games
import Library

/// The stars of a week, from Monday to Sunday, as one member of a circle sees them.
public struct StarWeek: Equatable, Sendable {
  /// What somebody has on one day.
  public struct Cell: Equatable, Sendable {
    /// The stars of the games whose results are shown.
    public fileprivate(set) var stars = 0
    /// How many games are finished whose results are not shown yet.
    public fileprivate(set) var hidden = 0
  }

  /// Somebody's week.
  public struct Row: Equatable, Sendable {
    /// Whose it is.
    public let member: Int64
    /// The seven days, Monday first.
    public fileprivate(set) var days: [Cell]

    /// All stars that are shown.
    public var stars: Int {
      var stars = 0
      for day in days { stars += day.stars }
      return stars
    }
  }

  /// The Monday.
  public let first: Day
  /// Everybody in the circle, those with the most stars that are shown first, and otherwise in the order in
  /// which they joined.
  public let rows: [Row]

  /// The week of a day.
  /// - Parameters:
  ///   - members: everybody in the circle.
  ///   - plays: those of all members in that week; others are passed over.
  ///   - asker: the number of the member who is to see it.
  public init(
    of day: Day, _ members: [CircleMember], _ plays: [CirclePlay], for asker: Int64,
    at now: WallTime
  ) {
    first = day.weekStart
    let sight = CircleSight(members, plays, for: asker, at: now)
    var rows = members.map { Row(member: $0.number, days: Array(repeating: Cell(), count: 7)) }
    for play in sight.plays {
      let place = Int(play.day.number - first.number)
      guard (0..<7).contains(place), let row = rows.firstIndex(where: { $0.member == play.member })
      else { continue }
      if sight.shows(play.kind, of: play.day) {
        rows[row].days[place].stars += play.result.stars
      } else {
        rows[row].days[place].hidden += 1
      }
    }
    self.rows = rows.sorted {
      $0.stars == $1.stars ? $0.member < $1.member : $0.stars > $1.stars
    }
  }
}
