import Library
import Sync

/// How a player who lost all devices comes back with a recovery key: the same for every kind of database.
extension BackendStore {
  /// Stores a new recovery key of a player. The key before it becomes invalid.
  public func make(
    _ recoveryKey: RecoveryKey, of player: PlayerID, at now: WallTime
  ) throws(StoreError) {
    try transaction { transaction in
      guard try transaction.lock(player) else { throw StoreError.unknownPlayer }
      try transaction.save(StoredRecoveryKey(digest: recoveryKey.digest, made: now), of: player)
    }
  }

  /// When the recovery key of a player was made; nil if the player has none.
  public func recoveryKey(of player: PlayerID) throws(StoreError) -> WallTime? {
    try look { try $0.recoveryKey(of: player)?.made }
  }

  /// Recovers a player who lost all devices. The recovery key is used up: it adds a device to the player, and the
  /// next recovery key takes its place.
  ///
  /// A device that did not receive the answer can show the recovery key again: until it has used its token, and
  /// afterwards as that device. A lost answer must not cost the player everything. It stays the same device.
  ///
  /// If the player has the maximum number of devices, the device that was away for longest is removed.
  /// - Parameter caller: the device that asks, if it is known already.
  /// - Returns: the result; nil if the recovery key is unknown or used up.
  public func recover(
    with recoveryKey: RecoveryKey, next: RecoveryKey, device label: String, token: SecretDigest,
    by caller: Caller?, at now: WallTime
  ) throws(StoreError) -> Recovery? {
    let shown = recoveryKey.digest
    return try transaction { transaction in
      // It is read again behind the lock: another server may have accepted the recovery key meanwhile.
      guard let player = try transaction.owner(ofRecoveryKey: shown), try transaction.lock(player),
        let kept = try transaction.recoveryKey(of: player)
      else { return nil }
      let recovery: Recovery
      if kept.digest == shown {
        let isFull = try transaction.deviceCount(of: player) >= mostDevices
        let removed = isFull ? try transaction.removeLongestAway(of: player) : nil
        let device = try transaction.insert(
          NewDevice(of: player, label, token: token, at: now, hasCome: false))
        recovery = Recovery(
          caller: Caller(player: player, device: device), takesToken: true, removed: removed)
      } else if kept.used == shown, let device = kept.device {
        let takesToken = try transaction.replaceToken(of: device, by: token)
        guard takesToken || device == caller?.device else { return nil }
        recovery = Recovery(
          caller: Caller(player: player, device: device), takesToken: takesToken, removed: nil)
      } else {
        return nil
      }
      try transaction.save(
        StoredRecoveryKey(
          digest: next.digest, made: now, used: shown, device: recovery.caller.device),
        of: player)
      return recovery
    }
  }
}

/// The result of a recovery key.
public struct Recovery: Equatable, Sendable {
  /// The player and the device that the key restored.
  public let caller: Caller
  /// Whether the device takes the new token. A device that has already used a token keeps that token.
  public let takesToken: Bool
  /// The device that was removed because it was away for longest; nil if there was room.
  public let removed: Int64?
}

extension RecoveryKey {
  /// The digest by which the server identifies the recovery key.
  var digest: SecretDigest { SecretDigest(of: spelling) }
}
