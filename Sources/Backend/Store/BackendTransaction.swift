import Library
import Sync

/// What the rules of joining ask of a database (`BackendStore+Pairing`, `BackendStore+RecoveryKeys`), within one
/// transaction. What is thrown undoes all of it. What those of judged games ask is `PlayTransaction`, of circles
/// `CircleTransaction`, of their boards `BoardTransaction`, of races `RaceTransaction`, and of challenges
/// `ChallengeTransaction`.
public protocol BackendTransaction: PlayTransaction, CircleTransaction, BoardTransaction,
  RaceTransaction, ChallengeTransaction
{
  /// Waits until nobody else changes anything of a player, until the end of the transaction.
  /// - Returns: whether there is such a player.
  func lock(_ player: PlayerID) throws -> Bool

  // MARK: Players

  /// Makes a player without rows.
  func insert(_ player: PlayerID, generation: Generation) throws
  /// Erases a player: circles, seats in races, plays, rows, devices, the code that is shown, the sheet.
  /// - Returns: whether there was such a player.
  func erase(_ player: PlayerID, at now: WallTime) throws -> Bool
  /// A player is a guest until a moment.
  func insert(guest player: PlayerID, until end: WallTime) throws
  /// A player is no guest any more.
  /// - Returns: whether it was one whose time is not over.
  func removeGuest(_ player: PlayerID, at now: WallTime) throws -> Bool
  /// The guests whose time is over.
  func guests(overAt now: WallTime) throws -> [PlayerID]
  /// Whether a player is a guest whose time is over.
  func isGuest(_ player: PlayerID, overAt now: WallTime) throws -> Bool

  // MARK: Devices

  /// How many devices a player has.
  func deviceCount(of player: PlayerID) throws -> Int
  /// Makes a device, and returns what names it.
  func insert(_ device: NewDevice) throws -> Int64
  /// Gives a device that has not come yet another token.
  /// - Returns: whether there is such a device.
  func replaceToken(of device: Int64, by token: SecretDigest) throws -> Bool
  /// Removes the device of a player that was away for longest, and returns what named it.
  func removeLongestAway(of player: PlayerID) throws -> Int64?

  // MARK: Codes

  /// The pairing that is found by this.
  func pairing(_ key: PairingKey) throws -> KeptPairing?
  /// Keeps a code that nobody has said yet. One that another player shows is refused.
  func insert(_ pairing: KeptPairing) throws
  /// Keeps how far a pairing has come.
  /// - Returns: whether it is still there; one that was taken back does not come back.
  func update(_ pairing: KeptPairing) throws -> Bool
  /// Removes the code that a player shows.
  func removePairing(of player: PlayerID) throws
  /// Removes the codes that are over, but for those that others work with now.
  func removePairings(overAt now: WallTime) throws

  // MARK: Recovery keys

  /// Whose recovery key it is, or was before the one of now.
  func owner(ofRecoveryKey digest: SecretDigest) throws -> PlayerID?
  /// What is kept of a player's sheet.
  func recoveryKey(of player: PlayerID) throws -> StoredRecoveryKey?
  /// Keeps a player's recovery key, in the place of the one before.
  func save(_ recoveryKey: StoredRecoveryKey, of player: PlayerID) throws
}

/// A device that is about to be a player's.
public struct NewDevice: Sendable {
  let player: PlayerID
  let label: String
  let token: SecretDigest
  let created: WallTime
  /// The day on which it was last here. One that has never shown its token was here at 0, so that its
  /// first call is written down.
  let seen: WallTime

  /// - Parameter hasCome: whether whoever asks is this device.
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

/// What a pairing is found by.
public enum PairingKey: Sendable {
  case code(SecretDigest)
  case ticket(SecretDigest)
  case player(PlayerID)
}

/// A pairing as a database has it.
public struct KeptPairing: Sendable {
  var pairing: Pairing
  let code: SecretDigest
}

/// A recovery key as a database has it.
public struct StoredRecoveryKey: Sendable {
  let digest: SecretDigest
  let made: WallTime
  /// The recovery key before, which was shown.
  var used: SecretDigest?
  /// The device that it made, if that is still there.
  var device: Int64?
}
