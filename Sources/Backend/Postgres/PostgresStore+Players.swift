import Foundation
import Library
import Sync

extension PostgresStore {
  /// Makes a player without rows, and the first device.
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

  /// Erases a player. When this returns nobody finds anything of them.
  /// - Returns: whether there was such a player.
  @discardableResult
  public func erase(_ player: PlayerID, at now: WallTime) throws(StoreError) -> Bool {
    try transaction { try $0.erase(player, at: now) }
  }

  /// Nothing: the server takes unused places for something else when its own vacuum has found them, and this
  /// cannot be hurried without holding up everybody.
  public func clearTraces() throws(StoreError) {}

  /// Gives every player a new epoch: what a server does when it was restored from a copy, so that devices
  /// offer all they hold.
  /// - Parameter epoch: draws one.
  public func renewGenerations(_ generation: @Sendable () -> Generation) throws(StoreError) {
    try write { connection in
      let players = try connection.run("SELECT id FROM player ORDER BY id FOR NO KEY UPDATE")
        .map { try $0.bytes(0) }
      try connection.run(
        """
        UPDATE player SET epoch = now.epoch FROM unnest($1, $2) AS now (id, epoch)
        WHERE player.id = now.id
        """, .byteStrings(players), .integers(players.map { _ in generation().stored }))
    }
  }
}

extension PlayerID {
  /// The 16 bytes that name the player in the database.
  var bytes: [UInt8] { [UInt8](blob) }

  init(bytes: [UInt8]) { self.init(blob: Data(bytes)) }
}
