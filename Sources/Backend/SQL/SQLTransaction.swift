import Library
import Sync

/// A transaction of one connection. In PostgreSQL others may change rows that are not locked meanwhile; in SQLite
/// nothing else changes the database.
struct SQLTransaction: BackendTransaction {
  let connection: any SQLConnection
  /// Whether deals have an end. A copy of an early version has no such column.
  var hasClosings = true

  func lock(_ player: PlayerID) throws -> Bool {
    try !connection.run(
      sqlite: "SELECT id FROM player WHERE id = $1",
      postgres: "SELECT id FROM player WHERE id = $1 FOR UPDATE", .player(player)
    ).isEmpty
  }

  // MARK: Devices

  func deviceCount(of player: PlayerID) throws -> Int {
    try connection.run(
      "SELECT count(*) AS devices FROM device WHERE player = $1", .player(player)
    ).first?.count("devices") ?? 0
  }

  @discardableResult
  func insert(_ device: NewDevice) throws -> Int64 {
    let made = try connection.run(
      """
      INSERT INTO device (player, token, label, created, seen) VALUES ($1, $2, $3, $4, $5)
      RETURNING id
      """,
      .player(device.player), .digest(device.token), .text(device.label), .time(device.created),
      .time(device.seen))
    guard let row = made.first else { throw SQLError.unreadable("id") }
    return try row.integer("id")
  }

  func replaceToken(of device: Int64, by token: SecretDigest) throws -> Bool {
    try !connection.run(
      "UPDATE device SET token = $1 WHERE id = $2 AND seen = 0 RETURNING id", .digest(token),
      .integer(device)
    ).isEmpty
  }

  func removeLongestAway(of player: PlayerID) throws -> Int64? {
    try connection.run(
      sqlite: """
        DELETE FROM device WHERE id =
          (SELECT id FROM device WHERE player = $1 ORDER BY max(seen, created), id LIMIT 1)
        RETURNING id
        """,
      postgres: """
        DELETE FROM device WHERE id =
          (SELECT id FROM device WHERE player = $1 ORDER BY greatest(seen, created), id LIMIT 1)
        RETURNING id
        """, .player(player)
    ).first?.integer("id")
  }

  // MARK: Recovery keys

  func owner(ofRecoveryKey digest: SecretDigest) throws -> PlayerID? {
    try connection.run(
      "SELECT player FROM sheet WHERE digest = $1 OR used = $1", .digest(digest)
    ).first?.player("player")
  }

  func recoveryKey(of player: PlayerID) throws -> StoredRecoveryKey? {
    try connection.run(
      """
      SELECT digest, made, used, device.id AS device
      FROM sheet LEFT JOIN device ON device.id = sheet.device WHERE sheet.player = $1
      """, .player(player)
    ).first.map { row in
      StoredRecoveryKey(
        digest: try row.digest("digest"), made: try row.time("made"),
        used: try row.optionalDigest("used"), device: try row.optionalInteger("device"))
    }
  }

  func save(_ recoveryKey: StoredRecoveryKey, of player: PlayerID) throws {
    try connection.run(
      """
      INSERT INTO sheet (player, digest, made, used, device) VALUES ($1, $2, $3, $4, $5)
      ON CONFLICT (player) DO UPDATE SET
        digest = excluded.digest, made = excluded.made, used = excluded.used,
        device = excluded.device
      """,
      .player(player), .digest(recoveryKey.digest), .time(recoveryKey.made),
      .digest(recoveryKey.used), .integer(recoveryKey.device))
  }
}
