import Foundation
import Library
import Sync

extension PostgresStore {
  /// The caller with this token digest; nil if no device has that token, or no longer. `note` records the visit of
  /// the device.
  public func caller(with token: SecretDigest, at now: WallTime) throws(StoreError) -> Caller? {
    try read { try SQLTransaction(connection: $0).caller(with: token, at: now) }
  }

  /// Does nothing: the database server reuses unused space when its own vacuum has found it, and hurrying this
  /// would block everyone.
  public func clearTraces() throws(StoreError) {}

  /// Gives every player a new generation: a server does this when it is restored from a copy, so that devices offer
  /// everything they hold.
  /// - Parameter generation: draws a generation.
  public func renewGenerations(_ generation: @Sendable () -> Generation) throws(StoreError) {
    try write { connection in
      let players = try connection.run("SELECT id FROM player ORDER BY id FOR NO KEY UPDATE")
        .map { try $0.bytes("id") }
      try connection.run(
        """
        UPDATE player SET epoch = now.epoch FROM unnest($1, $2) AS now (id, epoch)
        WHERE player.id = now.id
        """, .byteStrings(players), .integers(players.map { _ in generation().stored }))
    }
  }
}

extension PlayerID {
  /// The 16 bytes that identify the player in the database.
  var bytes: [UInt8] { [UInt8](blob) }
}
