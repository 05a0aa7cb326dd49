import Circles
import Games
import Library
import Sync

extension BackendStore {
  /// The unlikely traits of a member's play. Only the owner of a circle may ask for them, for days that are over
  /// and on which the member was in the circle.
  public func unlikelyTraits(
    of number: Int64, in circle: CircleID, by player: PlayerID, at now: WallTime
  ) throws(StoreError) -> Result<[UnlikelyTrait], CircleError> {
    try look { transaction in
      guard let kept = try transaction.circle(circle), let own = kept.member(player),
        let member = kept.members.first(where: { $0.number == number })
      else { return .failure(.unknown) }
      guard own.number == kept.members.first?.number else { return .failure(.notOwner) }
      let today = Day(of: now)
      let moves = try transaction.judgedMoves(
        of: member.player, from: today.advanced(by: -UnlikelyTrait.dayCount), through: today
      ).filter { $0.day.isOver(at: now) && member.seen.isOn($0.day) }
      return .success(UnlikelyTrait.traits(in: TimedPlay.plays(of: moves)))
    }
  }
}

/// A move of a finished play, as a database stores it.
public struct FinishedMove: Sendable {
  let day: Day
  let kind: GameKind
  let isWon: Bool
  let move: [UInt8]
  let time: PlayTime
}

extension TimedPlay {
  /// The plays of these moves, which are grouped by play and in order.
  fileprivate static func plays(of moves: [FinishedMove]) -> [TimedPlay] {
    var plays: [TimedPlay] = []
    var rest = moves[...]
    while let first = rest.first {
      let play = rest.prefix { $0.day == first.day && $0.kind == first.kind }
      rest = rest.dropFirst(play.count)
      // The clock starts with the first move, or with the problem: earlier time took no thinking.
      let times = zip(play, play.dropFirst()).filter { $1.tellsTime }
        .map { ($1.time - $0.time).count }
      plays.append(
        TimedPlay(
          day: first.day, kind: first.kind, moves: times,
          isFirstTry: first.isWon && play.count == 1))
    }
    return plays
  }
}

extension FinishedMove {
  /// Whether its time says how long the player thought.
  fileprivate var tellsTime: Bool { move.starts(with: kind.timedMove.utf8) }
}
