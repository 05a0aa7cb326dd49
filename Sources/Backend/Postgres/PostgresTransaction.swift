import Foundation
import Library
import Sync

/// A transaction of one connection. Others change what is not locked meanwhile.
struct PostgresTransaction: BackendTransaction {
  let connection: PostgresConnection

  func lock(_ player: PlayerID) throws -> Bool {
    try !connection.run(
      "SELECT id FROM player WHERE id = $1 FOR UPDATE", .bytes(player.bytes)
    ).isEmpty
  }

  // MARK: Devices

  func deviceCount(of player: PlayerID) throws -> Int {
    let count = try connection.run(
      "SELECT count(*) FROM device WHERE player = $1", .bytes(player.bytes)
    ).first?.integer(0)
    return Int(count ?? 0)
  }

  @discardableResult
  func insert(_ device: NewDevice) throws -> Int64 {
    let made = try connection.run(
      """
      INSERT INTO device (player, token, label, created, seen) VALUES ($1, $2, $3, $4, $5)
      RETURNING id
      """,
      .bytes(device.player.bytes), .digest(device.token), .text(device.label),
      .integer(device.created.count), .integer(device.seen.count))
    guard let row = made.first else { throw PostgresError.unreadable }
    return try row.integer(0)
  }

  func replaceToken(of device: Int64, by token: SecretDigest) throws -> Bool {
    try !connection.run(
      "UPDATE device SET token = $1 WHERE id = $2 AND seen = 0 RETURNING id",
      .digest(token), .integer(device)
    ).isEmpty
  }

  func removeLongestAway(of player: PlayerID) throws -> Int64? {
    try connection.run(
      """
      DELETE FROM device WHERE id =
        (SELECT id FROM device WHERE player = $1 ORDER BY greatest(seen, created), id LIMIT 1)
      RETURNING id
      """, .bytes(player.bytes)
    ).first?.integer(0)
  }

  // MARK: Recovery keys

  func owner(ofRecoveryKey digest: SecretDigest) throws -> PlayerID? {
    try connection.run(
      "SELECT player FROM sheet WHERE digest = $1 OR used = $1", .digest(digest)
    ).first.map { PlayerID(bytes: try $0.bytes(0)) }
  }

  func recoveryKey(of player: PlayerID) throws -> StoredRecoveryKey? {
    try connection.run(
      """
      SELECT digest, made, used, device.id
      FROM sheet LEFT JOIN device ON device.id = sheet.device WHERE sheet.player = $1
      """, .bytes(player.bytes)
    ).first.map { row in
      StoredRecoveryKey(
        digest: try row.digest(0), made: WallTime(try row.integer(1)),
        used: row.optionalDigest(2), device: try row.optionalInteger(3))
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
      .bytes(player.bytes), .digest(recoveryKey.digest), .integer(recoveryKey.made.count),
      .digest(recoveryKey.used), .integer(recoveryKey.device))
  }
}

extension PostgresValue {
  /// A digest as a column has it.
  static func digest(_ digest: SecretDigest?) -> PostgresValue {
    .bytes(digest.map { [UInt8]($0.bytes) })
  }
}

extension PostgresRow {
  /// A column of a digest.
  func digest(_ index: Int) throws -> SecretDigest {
    SecretDigest(stored: Data(try bytes(index)))
  }

  /// A column of a digest, or NULL.
  func optionalDigest(_ index: Int) -> SecretDigest? {
    optionalBytes(index).map { SecretDigest(stored: Data($0)) }
  }
}
