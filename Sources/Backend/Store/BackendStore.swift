import Library
import Sync

/// Where a server keeps everything: the rows of its players, and by way of transactions all else: devices, codes and
/// recovery keys, circles, judged plays, races and challenges.
///
/// Each call waits until what it did is durable, so it is made on a thread that may wait; only `commit` is
/// for all threads. Two stores of the same database never see anything half done.
public protocol BackendStore: RowStore, AnyObject, Sendable {
  // MARK: Rows

  /// Keeps a push in a transaction of its own.
  func keep(_ push: Push, of player: PlayerID) throws(StoreError) -> PushAnswer
  /// Keeps several pushes in one transaction.
  /// - Returns: what became of each, in their order.
  /// - Throws: and then none of them is kept, or nothing is known of it.
  func keep(_ pushes: [PlayerPush]) throws(StoreError) -> [Result<PushAnswer, StoreError>]
  /// The same, while no thread waits that others need.
  func commit(_ pushes: [PlayerPush]) async throws(StoreError) -> [Result<PushAnswer, StoreError>]
  /// The rows of a player that changed after a revision, as they stood at one moment.
  func answer(_ pull: Pull, of player: PlayerID) throws(StoreError) -> PullAnswer
  /// How much a player keeps.
  func use(of player: PlayerID) throws(StoreError) -> PlayerUse

  // MARK: Players and devices

  /// Makes a player without rows, and the first device.
  func add(
    _ player: PlayerID, generation: Generation, device label: String, token: SecretDigest,
    at now: WallTime
  ) throws(StoreError)
  /// Who has the token with this digest; nil where it is nobody's, or no longer.
  func caller(with token: SecretDigest, at now: WallTime) throws(StoreError) -> Caller?
  /// Writes down that devices were here.
  func note(_ callers: [Caller], at now: WallTime) throws(StoreError)
  /// The devices of a player, the first one first.
  func devices(of player: PlayerID) throws(StoreError) -> [Device]
  /// Removes a device: its token is nobody's from then on.
  /// - Returns: whether the player had such a device.
  func remove(_ device: Int64, of player: PlayerID) throws(StoreError) -> Bool
  /// Erases a player.
  /// - Returns: whether there was such a player.
  @discardableResult
  func erase(_ player: PlayerID, at now: WallTime) throws(StoreError) -> Bool
  /// Removes what erased players left on unused places, as far as it can be done.
  func clearTraces() throws(StoreError)
  /// Gives every player a new epoch: what a server does when it was restored from a copy.
  /// - Parameter epoch: draws one.
  func renewGenerations(_ generation: @Sendable () -> Generation) throws(StoreError)

  /// The most devices of a player.
  var mostDevices: Int { get }

  // MARK: All else, by the rules that extend `BackendStore`

  /// What this process knows of plays and races that were stored.
  var runningGames: RunningGames { get }
  /// Works in one transaction, which is durable when this returns, or nothing of it is kept.
  func transaction<Value>(
    _ work: (any BackendTransaction) throws -> Value
  ) throws(StoreError) -> Value
  /// Looks at everything as it stands at one moment, however many statements `work` asks with and whatever others
  /// store meanwhile, and changes nothing.
  func look<Value>(_ work: (any BackendTransaction) throws -> Value) throws(StoreError) -> Value

  // MARK: The database itself

  /// Whether it can read and durably keep something now.
  /// - Throws: why nothing could be written or read.
  func isSound() throws(StoreError) -> Bool
  /// Why nothing can be kept now, as far as that has shown; nil where it can.
  var outage: Outage? { get }
  /// The bytes that the database takes; 0 where that cannot be found out now.
  var fileBytes: Int { get }
  /// The bytes of the database that are in use: what was erased is not. 0 where that cannot be found out now.
  var usedBytes: Int { get }
  /// Whether other processes may work with the same database.
  var isShared: Bool { get }
  /// Up to which revision something is kept of the players of these devices. A device that is no longer
  /// there is not in the answer.
  func revisions(ofDevices devices: [Int64]) throws(StoreError) -> [Int64: Revision]
  /// Closes the database. Nothing is lost where this is not called.
  func close() throws(StoreError)
}
