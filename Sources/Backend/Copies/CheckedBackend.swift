import Library
import Sync

/// A server that `BackendCheck` checks.
public protocol CheckedBackend {
  /// The faults of the database itself, at most ten.
  var damages: [String] { get }
  /// How many devices all players have.
  func deviceCount() throws -> Int
  /// How many circles the server has, and how many members they have together.
  func circleCounts() throws -> (circles: Int, members: Int)
  /// All players.
  func players() throws -> [PlayerID]
  /// Passes all rows of a player to `row`, at a single moment, in the order of their keys.
  /// - Returns: the last assigned revision, and the counted bytes; nil if the player was erased meanwhile.
  func look(
    at player: PlayerID, _ row: (KeptRow) -> Void
  ) throws -> (revision: Int64, bytes: Int)?
  /// The plays of a player with their moves, each at a single moment.
  func plays(of player: PlayerID) throws -> [(play: KeptPlay, moves: [KeptMove])]
  /// All races with their events, each at a single moment.
  func races() throws -> [(race: KeptRace, events: [StoredRaceEvent])]
  /// All challenges with their challengers, each at a single moment.
  func challenges() throws -> [KeptChallenge]
}
