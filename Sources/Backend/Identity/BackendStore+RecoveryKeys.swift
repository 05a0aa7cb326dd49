import Library
import Sync

/// How somebody who lost all devices comes back by a recovery key: the same in every kind of database.
extension BackendStore {
  /// Makes a recovery key the player's. The one before is worth nothing any more.
  public func make(
    _ recoveryKey: RecoveryKey, of player: PlayerID, at now: WallTime
  ) throws(StoreError) {
    try transaction { transaction in
      guard try transaction.lock(player) else { throw StoreError.unknownPlayer }
      try transaction.save(StoredRecoveryKey(digest: recoveryKey.digest, made: now), of: player)
    }
  }

  /// When the recovery key of a player was made; nil where there is none.
  public func recoveryKey(of player: PlayerID) throws(StoreError) -> WallTime? {
    try look { try $0.recoveryKey(of: player)?.made }
  }

  /// Somebody who lost all devices shows a sheet. It is used up: it makes one device of the player's, and
  /// another recovery key takes its place.
  ///
  /// Whoever did not get the answer can show the recovery key again, until the device has come with its token, and
  /// afterwards as that device: a lost answer must not cost the player everything. It stays the same device.
  ///
  /// Where the player has as many devices as there may be, the one that was away for longest goes.
  /// - Parameter caller: the device that asks, if it is one already.
  /// - Returns: what came of it; nil where the recovery key is nobody's, or used up.
  public func recover(
    with recoveryKey: RecoveryKey, next: RecoveryKey, device label: String, token: SecretDigest,
    by caller: Caller?, at now: WallTime
  ) throws(StoreError) -> Recovery? {
    let shown = recoveryKey.digest
    return try transaction { transaction in
      // Behind the lock it is read anew: another server may have taken the recovery key before.
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

/// What came of a recovery key.
public struct Recovery: Equatable, Sendable {
  /// Who the device is now.
  public let caller: Caller
  /// Whether the new token is the device's. One that has come with a token before keeps that.
  public let takesToken: Bool
  /// The device that had to go, which was away for longest; nil where there was room.
  public let removed: Int64?
}

extension RecoveryKey {
  /// What the server knows it by.
  var digest: SecretDigest { SecretDigest(of: spelling) }
}
