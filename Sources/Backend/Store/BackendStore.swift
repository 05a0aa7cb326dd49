import Library
import Sync

/// Where a server stores everything: the rows of its players, and, by way of transactions, everything else:
/// devices, codes and recovery keys, circles, judged plays, races and challenges.
///
/// Each call blocks until its changes are durable, so it is made on a thread that may block; only `commit` can be
/// called on any thread. Two stores of the same database never see a partial change.
public protocol BackendStore: RowStore, AnyObject, Sendable {
  // MARK: Rows

  /// Stores a push in its own transaction.
  func keep(_ push: Push, of player: PlayerID) throws(StoreError) -> PushAnswer
  /// Stores several pushes in one transaction.
  /// - Returns: the result of each push, in their order.
  /// - Throws: if none of them is stored, or if it is unknown whether they are.
  func keep(_ pushes: [PlayerPush]) throws(StoreError) -> [Result<PushAnswer, StoreError>]
  /// The same, without blocking a thread that others need.
  func commit(_ pushes: [PlayerPush]) async throws(StoreError) -> [Result<PushAnswer, StoreError>]
  /// The rows of a player that changed after a revision, at a single moment.
  func answer(_ pull: Pull, of player: PlayerID) throws(StoreError) -> PullAnswer
  /// How much a player has stored.
  func use(of player: PlayerID) throws(StoreError) -> PlayerUse

  // MARK: Players and devices

  /// Makes a player without rows, and the player's first device.
  func add(
    _ player: PlayerID, generation: Generation, device label: String, token: SecretDigest,
    at now: WallTime
  ) throws(StoreError)
  /// The caller with this token digest; nil if no device has that token, or no longer.
  func caller(with token: SecretDigest, at now: WallTime) throws(StoreError) -> Caller?
  /// Records today's visits of devices.
  func note(_ callers: [Caller], at now: WallTime) throws(StoreError)
  /// The devices of a player, the oldest first.
  func devices(of player: PlayerID) throws(StoreError) -> [Device]
  /// Removes a device. Its token becomes invalid.
  /// - Returns: whether the player had such a device.
  func remove(_ device: Int64, of player: PlayerID) throws(StoreError) -> Bool
  /// Erases a player.
  /// - Returns: whether the player existed.
  @discardableResult
  func erase(_ player: PlayerID, at now: WallTime) throws(StoreError) -> Bool
  /// Removes the traces of erased players from unused parts of the storage, as far as possible.
  func clearTraces() throws(StoreError)
  /// Gives every player a new generation: a server does this when it is restored from a copy.
  /// - Parameter generation: draws a generation.
  func renewGenerations(_ generation: @Sendable () -> Generation) throws(StoreError)

  /// The most devices that a player can have.
  var mostDevices: Int { get }

  // MARK: All else, by the rules that extend `BackendStore`

  /// The states of stored plays and races that this process has cached.
  var runningGames: RunningGames { get }
  /// Runs `work` in one transaction. When this returns, the transaction is durable; when it throws, nothing of it
  /// is stored.
  func transaction<Value>(
    _ work: (any BackendTransaction) throws -> Value
  ) throws(StoreError) -> Value
  /// Reads at a single moment, however many statements `work` runs and whatever others store meanwhile. Changes
  /// nothing.
  func look<Value>(_ work: (any BackendTransaction) throws -> Value) throws(StoreError) -> Value

  // MARK: The database itself

  /// Whether the database can read and durably store something now.
  /// - Throws: why writing or reading failed.
  func isSound() throws(StoreError) -> Bool
  /// Why nothing can be stored now, if that is known; nil if nothing has failed.
  var outage: Outage? { get }
  /// The size of the database in bytes; 0 if that cannot be determined now.
  var fileBytes: Int { get }
  /// The size of the used part of the database in bytes, without erased data. 0 if that cannot be determined now.
  var usedBytes: Int { get }
  /// Whether other server processes may share the database.
  var isShared: Bool { get }
  /// The latest stored revision of the player of each device. A device that no longer exists is not in the answer.
  func revisions(ofDevices devices: [Int64]) throws(StoreError) -> [Int64: Revision]
  /// Closes the database. Nothing is lost if this is not called.
  func close() throws(StoreError)
}
