import Games
import Library
import Races
import Synchronization

/// The plays and races that this process judged or read last, in their state after everything stored of them. A
/// move is judged on this state, without repeating all earlier moves.
///
/// The cache belongs to one process, and other processes may share the database. So a cached state is used only if
/// its latest move or event equals the latest stored one, byte for byte: earlier moves and events never change,
/// except for names.
public final class RunningGames: Sendable {
  /// Room for about 100,000 moves, in any number of plays.
  let plays = RecentValues<GameID, PlayState>(mostSize: 100_000)
  let races = RecentValues<RaceID, RaceState>(mostSize: 4_096)
  private let repeated = Atomic(0)

  /// An empty cache.
  public init() {}

  /// How many moves were repeated because a play was not cached.
  package var repeatedMoves: Int { repeated.load(ordering: .relaxed) }

  fileprivate func countRepeated(_ moves: Int) { repeated.add(moves, ordering: .relaxed) }
}

/// A play after its stored moves.
struct PlayState: Sendable {
  let play: KeptPlay
  var running: any RunningPlay
  /// The latest move; nil before the first move.
  var last: KeptMove?

  /// How many moves the play has.
  var count: Int { running.moveCount }

  /// Whether it matches a play in the database whose latest move is `stored`.
  fileprivate func stands(for kept: KeptPlay, after stored: KeptMove) -> Bool {
    stored == last && stored.number == count - 1 && kept.deal == play.deal
      && kept.player == play.player && kept.opened == play.opened
  }
}

/// A race after its stored events.
struct RaceState: Sendable {
  let race: Race
  /// Its latest event.
  let last: StoredRaceEvent
}

extension BackendStore {
  /// A play after its stored moves. If its state is cached, no move is repeated.
  func state(of play: KeptPlay, _ transaction: some PlayTransaction) throws -> PlayState {
    if let known = runningGames.plays[play.id], let last = try transaction.lastMove(of: play.id),
      known.stands(for: play, after: last)
    {
      return PlayState(play: play, running: known.running, last: last)
    }
    let moves = try transaction.moves(of: play.id)
    runningGames.countRepeated(moves.count)
    let state = PlayState(play: play, running: try play.running(after: moves), last: moves.last)
    keep(state)
    return state
  }

  /// Caches a play that was stored, for the next move.
  func keep(_ state: PlayState) {
    // A play takes some room before its first move.
    runningGames.plays.keep(state, for: state.play.id, size: state.count + 20)
  }
}
