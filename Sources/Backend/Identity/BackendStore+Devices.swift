import Library
import Sync

extension BackendStore {
  /// Makes a player without rows, and the player's first device.
  public func add(
    _ player: PlayerID, generation: Generation, device label: String, token: SecretDigest,
    at now: WallTime
  ) throws(StoreError) {
    try transaction { transaction in
      try transaction.insert(player, generation: generation)
      _ = try transaction.insert(
        NewDevice(of: player, label, token: token, at: now, hasCome: true))
    }
  }

  /// Records today's visits of devices.
  public func note(_ callers: [Caller], at now: WallTime) throws(StoreError) {
    try transaction { try $0.note(callers, at: now) }
  }

  /// The devices of a player, the oldest first.
  public func devices(of player: PlayerID) throws(StoreError) -> [Device] {
    try look { try $0.devices(of: player) }
  }

  /// Removes a device. Its token becomes invalid.
  /// - Returns: whether the player had such a device.
  public func remove(_ device: Int64, of player: PlayerID) throws(StoreError) -> Bool {
    try transaction { try $0.remove(device, of: player) }
  }

  /// Erases a player. When this returns, no query finds anything of the player.
  /// - Returns: whether the player existed.
  @discardableResult
  public func erase(_ player: PlayerID, at now: WallTime) throws(StoreError) -> Bool {
    try transaction { try $0.erase(player, at: now) }
  }
}

extension WallTime {
  /// When its day began, in UTC. Visits are stored no more precisely than that.
  var day: WallTime { WallTime(count - count % 86_400_000) }
}
