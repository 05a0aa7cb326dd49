import Library
import Sync

/// A server that `BackendCheck` looks through.
public protocol CheckedBackend {
  /// What is wrong with the database itself, at most ten things.
  var damages: [String] { get }
  /// How many devices all players have.
  func deviceCount() throws -> Int
  /// How many circles there are, and how many members they have together.
  func circleCounts() throws -> (circles: Int, members: Int)
  /// All players.
  func players() throws -> [PlayerID]
  /// Looks at all rows of a player as they stand at one moment, in the order of their keys.
  /// - Returns: the last revision that was given out, and the bytes that were counted; nil where the player
  ///   was erased meanwhile.
  func look(
    at player: PlayerID, _ row: (KeptRow) -> Void
  ) throws -> (revision: Int64, bytes: Int)?
  /// The plays of a player with their moves, each as it stands at one moment.
  func plays(of player: PlayerID) throws -> [(play: KeptPlay, moves: [KeptMove])]
  /// All races with their news, each as it stands at one moment.
  func races() throws -> [(race: KeptRace, events: [StoredRaceEvent])]
  /// All challenges with who takes part, each as it stands at one moment.
  func challenges() throws -> [KeptChallenge]
}
