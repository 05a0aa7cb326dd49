import Games
import Library

extension CirclePlay {
  /// The plays that count on boards: for each member, one play of each game of a day.
  ///
  /// A judged play takes precedence over an offline one, and an offline one over one of the public five, regardless of
  /// their results. Otherwise a player who accepts less proof could choose the better of two results. Two devices
  /// without a network can produce several public plays of the same game; then the one that was begun first counts, as
  /// in the calendar.
  public static func counting(judged: [CirclePlay], games: [FinishedGame]) -> [CirclePlay] {
    var claims = games
    for play in judged {
      claims.append(
        FinishedGame(play: play, created: WallTime(0), id: GameID(high: 0, low: 0)))
    }
    claims.sort { $0.precedes($1) }
    var plays: [CirclePlay] = []
    for claim in claims where plays.last?.isSameGame(as: claim.play) != true {
      plays.append(claim.play)
    }
    return plays
  }

  fileprivate func isSameGame(as other: CirclePlay) -> Bool {
    member == other.member && day == other.day && kind == other.kind
  }
}

extension FinishedGame {
  /// Orders by member, day and game; within those, the play that counts comes first.
  fileprivate func precedes(_ other: FinishedGame) -> Bool {
    let (mine, theirs) = (play, other.play)
    if mine.member != theirs.member { return mine.member < theirs.member }
    if mine.day != theirs.day { return mine.day < theirs.day }
    if mine.kind != theirs.kind { return mine.kind.rawValue < theirs.kind.rawValue }
    if mine.mark.rank != theirs.mark.rank { return mine.mark.rank < theirs.mark.rank }
    return created == other.created ? id < other.id : created < other.created
  }
}
