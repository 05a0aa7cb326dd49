import Games
import Library

/// The stars of a week, from Monday to Sunday, as one member of a circle sees them.
public struct StarWeek: Equatable, Sendable {
  /// One member's stars of one day.
  public struct Cell: Equatable, Sendable {
    /// The stars of the games whose results are shown.
    public fileprivate(set) var stars = 0
    /// The number of finished games whose results are not shown yet.
    public fileprivate(set) var hidden = 0
  }

  /// One member's week.
  public struct Row: Equatable, Sendable {
    /// The number of the member in the circle.
    public let member: Int64
    /// The seven days, Monday first.
    public fileprivate(set) var days: [Cell]

    /// The sum of all stars that are shown.
    public var stars: Int {
      var stars = 0
      for day in days { stars += day.stars }
      return stars
    }
  }

  /// The Monday.
  public let first: Day
  /// Everybody in the circle, ordered by the stars that are shown, the most first. Members with equal stars are in the
  /// order in which they joined.
  public let rows: [Row]

  /// The week that contains a day.
  /// - Parameters:
  ///   - members: everybody in the circle.
  ///   - plays: the plays of all members in that week; others are skipped.
  ///   - asker: the number of the member who sees the week.
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
