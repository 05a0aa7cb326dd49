import Foundation
import Library
import Sync

extension PostgresStore {
  /// Makes a sheet the player's. The one before is worth nothing any more.
  public func make(
    _ sheet: RecoverySheet, of player: PlayerID, at now: WallTime
  ) throws(StoreError) {
    try write { connection in
      guard try lock(player, connection) else { throw StoreError.unknownPlayer }
      try connection.run(
        """
        INSERT INTO sheet (player, digest, made) VALUES ($1, $2, $3)
        ON CONFLICT (player) DO UPDATE SET
          digest = excluded.digest, made = excluded.made, used = NULL, device = NULL
        """, .bytes(player.bytes), .bytes(sheet.stored), .integer(now.count))
    }
  }

  /// When the sheet of a player was made; nil where there is none.
  public func sheet(of player: PlayerID) throws(StoreError) -> WallTime? {
    try read { connection in
      try connection.run("SELECT made FROM sheet WHERE player = $1", .bytes(player.bytes))
        .first.map { WallTime(try $0.integer(0)) }
    }
  }

  /// Somebody who lost all devices shows a sheet. It is used up: it makes one device of the player's, and
  /// another sheet takes its place.
  ///
  /// Whoever did not get the answer can show the sheet again, until the device has come with its token, and
  /// afterwards as that device: a lost answer must not cost the player everything. It stays the same device.
  ///
  /// Where the player has as many devices as there may be, the one that was away for longest goes.
  /// - Parameter caller: the device that asks, if it is one already.
  /// - Returns: what came of it; nil where the sheet is nobody's, or used up.
  public func recover(
    with sheet: RecoverySheet, next: RecoverySheet, device label: String, token: SecretDigest,
    by caller: Caller?, at now: WallTime
  ) throws(StoreError) -> Recovery? {
    try write { connection in
      guard let player = try owner(of: sheet, connection), try lock(player, connection) else {
        return nil
      }
      // Another house may have taken it before the lock was there.
      let recovery: Recovery
      if try isCurrent(sheet, of: player, connection) {
        let removed = try makeRoom(of: player, connection)
        let device = try insertDevice(
          label, token: token, of: player, at: now, hasCome: false, connection)
        recovery = Recovery(
          caller: Caller(player: player, device: device), takesToken: true, removed: removed)
      } else if let device = try device(madeBy: sheet, connection) {
        let takesToken = try replaceToken(of: device, by: token, connection)
        guard takesToken || device == caller?.device else { return nil }
        recovery = Recovery(
          caller: Caller(player: player, device: device), takesToken: takesToken, removed: nil)
      } else {
        return nil
      }
      try connection.run(
        "UPDATE sheet SET digest = $1, made = $2, used = $3, device = $4 WHERE player = $5",
        .bytes(next.stored), .integer(now.count), .bytes(sheet.stored),
        .integer(recovery.caller.device), .bytes(player.bytes))
      return recovery
    }
  }

  /// Whose sheet it is, or was before the one of now.
  private func owner(
    of sheet: RecoverySheet, _ connection: PostgresConnection
  ) throws -> PlayerID? {
    try connection.run(
      "SELECT player FROM sheet WHERE digest = $1 OR used = $1", .bytes(sheet.stored)
    ).first.map { PlayerID(bytes: try $0.bytes(0)) }
  }

  private func isCurrent(
    _ sheet: RecoverySheet, of player: PlayerID, _ connection: PostgresConnection
  ) throws -> Bool {
    try !connection.run(
      "SELECT player FROM sheet WHERE digest = $1 AND player = $2",
      .bytes(sheet.stored), .bytes(player.bytes)
    ).isEmpty
  }

  /// The device that the sheet made.
  private func device(
    madeBy sheet: RecoverySheet, _ connection: PostgresConnection
  ) throws -> Int64? {
    try connection.run(
      """
      SELECT device.id FROM sheet JOIN device ON device.id = sheet.device
      WHERE sheet.used = $1
      """, .bytes(sheet.stored)
    ).first?.integer(0)
  }

  /// - Returns: the device that had to go; nil where there was room.
  private func makeRoom(
    of player: PlayerID, _ connection: PostgresConnection
  ) throws -> Int64? {
    guard try hasAllDevices(player, connection) else { return nil }
    return try connection.run(
      """
      DELETE FROM device WHERE id =
        (SELECT id FROM device WHERE player = $1 ORDER BY greatest(seen, created), id LIMIT 1)
      RETURNING id
      """, .bytes(player.bytes)
    ).first?.integer(0)
  }
}

extension RecoverySheet {
  /// What the house knows it by, as the database has it.
  fileprivate var stored: [UInt8] { [UInt8](digest.bytes) }
}
