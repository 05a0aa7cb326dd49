import Library
import Sync

/// What the rules of joining need from a database (`BackendStore+Pairing`, `BackendStore+RecoveryKeys`), within one
/// transaction. A thrown error undoes the whole transaction. Judged games use `PlayTransaction`, circles
/// `CircleTransaction`, their boards `BoardTransaction`, races `RaceTransaction`, and challenges
/// `ChallengeTransaction`.
public protocol BackendTransaction: PlayTransaction, CircleTransaction, BoardTransaction,
  RaceTransaction, ChallengeTransaction
{
  /// Locks a player until the end of the transaction. Waits until no other transaction changes the player.
  /// - Returns: whether the player exists.
  func lock(_ player: PlayerID) throws -> Bool

  // MARK: Players

  /// Makes a player without rows.
  func insert(_ player: PlayerID, generation: Generation) throws
  /// Erases a player: circles, seats in races, challenges, plays, rows, devices, the shown code and the recovery
  /// key.
  /// - Returns: whether the player existed.
  func erase(_ player: PlayerID, at now: WallTime) throws -> Bool
  /// Makes a player a guest until a moment.
  func insert(guest player: PlayerID, until end: WallTime) throws
  /// Turns a guest into an ordinary player.
  /// - Returns: whether the player was a guest whose time is not over.
  func removeGuest(_ player: PlayerID, at now: WallTime) throws -> Bool
  /// The guests whose time is over.
  func guests(overAt now: WallTime) throws -> [PlayerID]
  /// Whether a player is a guest whose time is over.
  func isGuest(_ player: PlayerID, overAt now: WallTime) throws -> Bool

  // MARK: Devices

  /// How many devices a player has.
  func deviceCount(of player: PlayerID) throws -> Int
  /// Makes a device, and returns its identifier.
  func insert(_ device: NewDevice) throws -> Int64
  /// Gives a new token to a device that has not used its token yet.
  /// - Returns: whether such a device exists.
  func replaceToken(of device: Int64, by token: SecretDigest) throws -> Bool
  /// Removes the device of a player that was away for longest, and returns its identifier.
  func removeLongestAway(of player: PlayerID) throws -> Int64?
  /// The devices of a player, the oldest first.
  func devices(of player: PlayerID) throws -> [Device]
  /// Removes a device.
  /// - Returns: whether the player had such a device.
  func remove(_ device: Int64, of player: PlayerID) throws -> Bool
  /// Records today's visits of devices.
  func note(_ callers: [Caller], at now: WallTime) throws

  // MARK: Codes

  /// The pairing with this key.
  func pairing(_ key: PairingKey) throws -> KeptPairing?
  /// Stores a code that no device has sent yet. A code that another player shows is refused.
  func insert(_ pairing: KeptPairing) throws
  /// Stores the state of a pairing.
  /// - Returns: whether it still exists; a withdrawn pairing is not restored.
  func update(_ pairing: KeptPairing) throws -> Bool
  /// Removes the code that a player shows.
  func removePairing(of player: PlayerID) throws
  /// Removes the expired codes, except those that other transactions use now.
  func removePairings(overAt now: WallTime) throws

  // MARK: Recovery keys

  /// The player whose current or previous recovery key has this digest.
  func owner(ofRecoveryKey digest: SecretDigest) throws -> PlayerID?
  /// The stored recovery key of a player.
  func recoveryKey(of player: PlayerID) throws -> StoredRecoveryKey?
  /// Stores a player's recovery key, in place of the key before.
  func save(_ recoveryKey: StoredRecoveryKey, of player: PlayerID) throws
}

/// A device that is about to be added to a player.
public struct NewDevice: Sendable {
  let player: PlayerID
  let label: String
  let token: SecretDigest
  let created: WallTime
  /// The day of its last visit. For a device that has never shown its token this is 0, so that its first call is
  /// recorded.
  let seen: WallTime

  /// - Parameter hasCome: whether the caller is this device.
  init(
    of player: PlayerID, _ label: String, token: SecretDigest, at now: WallTime, hasCome: Bool
  ) {
    self.player = player
    self.label = Device.label(label)
    self.token = token
    created = now
    seen = hasCome ? now.day : WallTime(0)
  }
}

/// The key by which a pairing is found.
public enum PairingKey: Sendable {
  case code(SecretDigest)
  case ticket(SecretDigest)
  case player(PlayerID)
}

/// A pairing as a database stores it.
public struct KeptPairing: Sendable {
  var pairing: Pairing
  let code: SecretDigest
}

/// A recovery key as a database stores it.
public struct StoredRecoveryKey: Sendable {
  let digest: SecretDigest
  let made: WallTime
  /// The recovery key before, which was used.
  var used: SecretDigest?
  /// The device that was added with it, if that still exists.
  var device: Int64?
}
