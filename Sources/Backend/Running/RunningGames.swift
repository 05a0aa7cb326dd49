import Games
import Library
import Races
import Synchronization

/// The plays and races that were judged or read last, as they stand after what is stored of them. A move is judged
/// on them, without all moves before it being made again.
///
/// They belong to one process, and others may share the database. So each is used only where its latest move or
/// news is the latest that is stored, byte for byte: what is stored before it never changes, but for names.
public final class RunningGames: Sendable {
  /// As much as 100,000 moves, of any number of plays.
  let plays = RecentValues<GameID, PlayState>(mostSize: 100_000)
  let races = RecentValues<RaceID, RaceState>(mostSize: 4_096)
  private let repeated = Atomic(0)

  /// Nothing yet.
  public init() {}

  /// How many moves were made again because a play was not here.
  package var repeatedMoves: Int { repeated.load(ordering: .relaxed) }

  fileprivate func countRepeated(_ moves: Int) { repeated.add(moves, ordering: .relaxed) }
}

/// A play after the moves that are stored.
struct PlayState: Sendable {
  let play: KeptPlay
  var running: any RunningPlay
  /// The latest move; nil where there is none.
  var last: KeptMove?

  /// How many moves there are.
  var count: Int { running.moveCount }

  /// Whether it is what a database says of a play, whose latest move is this.
  fileprivate func stands(for kept: KeptPlay, after stored: KeptMove) -> Bool {
    stored == last && stored.number == count - 1 && kept.deal == play.deal
      && kept.player == play.player && kept.opened == play.opened
  }
}

/// A race after the news that are stored.
struct RaceState: Sendable {
  let race: Race
  /// The latest of its news.
  let last: StoredRaceEvent
}

extension BackendStore {
  /// A play after the moves that are stored. Where it is known up to there, no move is made again.
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

  /// Keeps a play that was stored, for the next move.
  func keep(_ state: PlayState) {
    // A play takes some room before its first move.
    runningGames.plays.keep(state, for: state.play.id, size: state.count + 20)
  }
}
