import Games
import Library

/// The board of a day as one member of a circle sees it.
public struct DayBoard: Equatable, Sendable {
  /// What is told of one game.
  public enum Game: Equatable, Sendable {
    /// The member has not finished it, nor is the day over: these have, in the order in which they joined.
    case hidden(finished: [Int64])
    /// What it came to for all who have finished it, the best one first.
    case shown([Line])
  }

  /// What a game came to for somebody.
  public struct Line: Equatable, Sendable {
    /// Whose it is.
    public let member: Int64
    /// How much is known of it.
    public let mark: PlayMark
    /// What it came to.
    public let result: DayResult

    /// Better results first; of equal ones those of which more is known; of judged ones the quicker.
    static func precedes(_ left: Line, _ right: Line) -> Bool {
      let (merit, other) = (left.result.merit, right.result.merit)
      if merit != other { return merit > other }
      if left.mark.rank != right.mark.rank { return left.mark.rank < right.mark.rank }
      let (seconds, others) = (left.mark.seconds ?? 0, right.mark.seconds ?? 0)
      return seconds == others ? left.member < right.member : seconds < others
    }

    fileprivate init(_ play: CirclePlay) {
      member = play.member
      mark = play.mark
      result = play.result
    }
  }

  /// The day.
  public let day: Day
  /// Whether it is over everywhere on Earth, so that nobody begins one of its games any more.
  public let isOver: Bool
  /// Who stands on it, in the order in which they joined.
  public let members: [Int64]
  /// The games, in the order of the shelf.
  public let games: [Game]

  /// The board. Linear in the number of plays times members.
  /// - Parameters:
  ///   - members: everybody in the circle, in the order in which they joined.
  ///   - plays: those of all members on that day; others are passed over.
  ///   - asker: the number of the member who is to see it.
  public init(
    of day: Day, _ members: [CircleMember], _ plays: [CirclePlay], for asker: Int64,
    at now: WallTime
  ) {
    self.day = day
    isOver = day.isOver(at: now)
    self.members = members.filter { $0.isOn(day) }.map { $0.number }
    let sight = CircleSight(members, plays, for: asker, at: now)
    var games: [Game] = []
    for kind in GameKind.allCases {
      let lines = sight.plays.filter { $0.day == day && $0.kind == kind }.map { Line($0) }
      if sight.shows(kind, of: day) {
        games.append(.shown(lines.sorted { Line.precedes($0, $1) }))
      } else {
        games.append(.hidden(finished: lines.map { $0.member }.sorted { $0 < $1 }))
      }
    }
    self.games = games
  }
}
