import Games
import Library

extension CirclePlay {
  /// The plays that count on boards: of each game of a day one for each member.
  ///
  /// A judged one comes before one whose puzzle was taken along, and that before one of the public five, whatever
  /// they came to: otherwise who is content with less proof could choose the better of two. Of several public
  /// ones, as two devices without a network make them, the one counts that was begun first, as in the calendar.
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
  /// By member, day and game, and then the one first that counts.
  fileprivate func precedes(_ other: FinishedGame) -> Bool {
    let (mine, theirs) = (play, other.play)
    if mine.member != theirs.member { return mine.member < theirs.member }
    if mine.day != theirs.day { return mine.day < theirs.day }
    if mine.kind != theirs.kind { return mine.kind.rawValue < theirs.kind.rawValue }
    if mine.mark.rank != theirs.mark.rank { return mine.mark.rank < theirs.mark.rank }
    return created == other.created ? id < other.id : created < other.created
  }
}
