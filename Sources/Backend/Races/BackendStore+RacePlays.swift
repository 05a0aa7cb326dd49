import Games
import Judging
import Library
import Races
import Sync

/// The plays of a race: ordinary judged plays on its puzzle. What other racers see of the moves is stored in the
/// same transaction as the moves (`BackendStore.take`).
extension BackendStore {
  /// Opens the play of a racer, or finds it again. No player gets the puzzle before the start.
  /// - Parameter withConsistentPuzzle: whether the caller wants the record on a consistent puzzle.
  /// - Returns: the play, and whether it is new.
  public func openPlay(
    in id: RaceID, by player: PlayerID, withConsistentPuzzle: Bool = false, at now: WallTime
  ) throws(StoreError) -> Result<(play: ShownPlay, isNew: Bool), RaceError> {
    try transaction { transaction in
      guard try transaction.lock(player) else { throw StoreError.unknownPlayer }
      guard let running = try transaction.locked(id) else { return .failure(.unknown) }
      guard let seat = running.kept.seat(of: player) else { return .failure(.noSeat) }
      let race = running.race
      guard let deal = running.kept.deal, let start = race.start else {
        return .failure(.refused(.tooEarly))
      }
      if let play = try transaction.play(.deal(deal.id), of: player) {
        return .success(
          (try shown(play, withConsistentPuzzle: withConsistentPuzzle, transaction), false))
      }
      guard !race.racers[seat].hasLeft else { return .failure(.refused(.left)) }
      switch race.stage(at: now) {
      case .gathering, .countdown: return .failure(.refused(.tooEarly))
      case .over: return .failure(.refused(.tooLate))
      case .running: break
      }
      let play = KeptPlay(
        id: GameID(high: .random(in: .min ... .max), low: .random(in: .min ... .max)), deal: deal,
        player: player, isOffline: false, opened: max(now, start))
      try transaction.insert(play)
      return .success(
        (try shown(play, withConsistentPuzzle: withConsistentPuzzle, transaction), true))
    }
  }

  /// The play of another racer, if the player may watch it.
  /// - Parameter player: who watches; nil for a visitor whom the server does not know.
  public func watch(
    _ seat: Int, in id: RaceID, by player: PlayerID?, at now: WallTime
  ) throws(StoreError) -> Result<ShownPlay, RaceError> {
    try look { transaction in
      guard let running = try transaction.running(id, runningGames) else {
        return .failure(.unknown)
      }
      guard running.race.racers.indices.contains(seat) else { return .failure(.noSeat) }
      guard running.race.sees(running.kept.seat(of: player), of: seat, at: now) else {
        return .failure(.hidden)
      }
      guard let deal = running.kept.deal, let other = running.kept.seats[seat],
        let play = try transaction.play(.deal(deal.id), of: other)
      else { return .failure(.noSeat) }
      return .success(try shown(play, withConsistentPuzzle: true, transaction))
    }
  }
}

extension BackendTransaction {
  /// The race that a play belongs to, locked; nil if it belongs to no race. The player is locked already.
  func race(of play: KeptPlay, _ games: RunningGames) throws -> RunningRace? {
    guard play.deal.day == nil, let id = try race(of: play.player, on: play.deal.id), try lock(id)
    else { return nil }
    return try running(id, games)
  }
}

extension RunningRace {
  /// Records the progress that others see after a move, and the result if the play is over.
  mutating func take(
    _ play: some RunningPlay, _ result: PlayResult?, of player: PlayerID, at now: WallTime
  ) throws(RaceRefusal) {
    guard let seat = kept.seat(of: player) else { throw .unknownSeat }
    try take(.advance(seat: seat, play.progress), at: now)
    guard let result else { return }
    let score = RaceResult(isWon: result.isWon, score: result.score, time: result.time)
    try take(.finish(seat: seat, score), at: now)
  }
}
