import Games
import Library
import Words

/// The board of a day, as one member of a circle sees it.
public struct DayBoard: Equatable, Sendable {
  /// What the board shows of one game.
  public enum Game: Equatable, Sendable {
    /// The member has not finished the game, and the day is not over. These members have finished it, in the order in
    /// which they joined.
    case hidden(finished: [Int64])
    /// The results of all who have finished the game, the best first: those in the member's own language before those
    /// in other languages.
    case shown([Line])
  }

  /// The result of one member's game.
  public struct Line: Equatable, Sendable {
    /// The number of the player in the circle.
    public let member: Int64
    /// The language of the words; English for a game without words.
    public let words: WordLanguage
    /// How much the server knows about the play.
    public let mark: PlayMark
    /// The result.
    public let result: DayResult

    /// Results are compared only within one language, and each language comes after another. Better results come first.
    /// Among equal results, those of which more is known come first; among judged plays, the quicker ones.
    static func precedes(_ left: Line, _ right: Line) -> Bool {
      if left.words != right.words { return left.words.rawValue < right.words.rawValue }
      let (merit, other) = (left.result.merit, right.result.merit)
      if merit != other { return merit > other }
      if left.mark.rank != right.mark.rank { return left.mark.rank < right.mark.rank }
      let (seconds, others) = (left.mark.seconds ?? 0, right.mark.seconds ?? 0)
      return seconds == others ? left.member < right.member : seconds < others
    }

    fileprivate init(_ play: CirclePlay) {
      member = play.member
      words = play.words
      mark = play.mark
      result = play.result
    }
  }

  /// The day.
  public let day: Day
  /// Whether the day is over everywhere on Earth, so that nobody can begin one of its games anymore.
  public let isOver: Bool
  /// The members on the board, in the order in which they joined.
  public let members: [Int64]
  /// The games, in the order of the shelf.
  public let games: [Game]

  /// The board. Linear in the number of plays times members.
  /// - Parameters:
  ///   - members: everybody in the circle, in the order in which they joined.
  ///   - plays: the plays of all members on that day; others are skipped.
  ///   - asker: the number of the member who sees the board.
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
        let sorted = lines.sorted { Line.precedes($0, $1) }
        let own = lines.first { $0.member == asker }?.words
        games.append(
          .shown(sorted.filter { $0.words == own } + sorted.filter { $0.words != own }))
      } else {
        games.append(.hidden(finished: lines.map { $0.member }.sorted { $0 < $1 }))
      }
    }
    self.games = games
  }
}
