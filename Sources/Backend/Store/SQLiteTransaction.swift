import Foundation
import GRDB
import Library
import Sync

/// A transaction of the one connection that writes: nobody else changes anything meanwhile.
struct SQLiteTransaction: BackendTransaction {
  let database: Database
  /// Where the end of a deal stands. A copy of an early version has no such column.
  var closing = "closes"

  func lock(_ player: PlayerID) throws -> Bool {
    try Bool.fetchOne(
      database, sql: "SELECT EXISTS (SELECT 1 FROM player WHERE id = ?)", arguments: [player.blob]
    ) ?? false
  }

  // MARK: Devices

  func deviceCount(of player: PlayerID) throws -> Int {
    try Int.fetchOne(
      database, sql: "SELECT count(*) FROM device WHERE player = ?", arguments: [player.blob]) ?? 0
  }

  @discardableResult
  func insert(_ device: NewDevice) throws -> Int64 {
    try database.execute(
      sql: "INSERT INTO device (player, token, label, created, seen) VALUES (?, ?, ?, ?, ?)",
      arguments: [
        device.player.blob, device.token.bytes, device.label, device.created.count,
        device.seen.count,
      ])
    return database.lastInsertedRowID
  }

  func replaceToken(of device: Int64, by token: SecretDigest) throws -> Bool {
    try database.execute(
      sql: "UPDATE device SET token = ? WHERE id = ? AND seen = 0",
      arguments: [token.bytes, device])
    return database.changesCount > 0
  }

  func removeLongestAway(of player: PlayerID) throws -> Int64? {
    try Int64.fetchOne(
      database,
      sql: """
        DELETE FROM device WHERE id =
          (SELECT id FROM device WHERE player = ? ORDER BY max(seen, created), id LIMIT 1)
        RETURNING id
        """, arguments: [player.blob])
  }

  // MARK: Recovery keys

  func owner(ofRecoveryKey digest: SecretDigest) throws -> PlayerID? {
    try Data.fetchOne(
      database, sql: "SELECT player FROM sheet WHERE digest = :digest OR used = :digest",
      arguments: ["digest": digest.bytes]
    ).map(PlayerID.init(blob:))
  }

  func recoveryKey(of player: PlayerID) throws -> StoredRecoveryKey? {
    try GRDB.Row.fetchOne(
      database,
      sql: """
        SELECT digest, made, used, device.id
        FROM sheet LEFT JOIN device ON device.id = sheet.device WHERE sheet.player = ?
        """, arguments: [player.blob]
    ).map { row in
      StoredRecoveryKey(
        digest: SecretDigest(stored: row[0]), made: WallTime(row[1]),
        used: (row[2] as Data?).map(SecretDigest.init(stored:)), device: row[3])
    }
  }

  func save(_ recoveryKey: StoredRecoveryKey, of player: PlayerID) throws {
    try database.execute(
      sql: """
        INSERT INTO sheet (player, digest, made, used, device) VALUES (?, ?, ?, ?, ?)
        ON CONFLICT (player) DO UPDATE SET
          digest = excluded.digest, made = excluded.made, used = excluded.used,
          device = excluded.device
        """,
      arguments: [
        player.blob, recoveryKey.digest.bytes, recoveryKey.made.count, recoveryKey.used?.bytes,
        recoveryKey.device,
      ])
  }
}
