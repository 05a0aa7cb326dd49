import Foundation
import GRDB
import Library
import Sync

extension SQLiteStore {
  /// Makes a sheet the player's. The one before is worth nothing any more.
  public func make(
    _ sheet: RecoverySheet, of player: PlayerID, at now: WallTime
  ) throws(StoreError) {
    try write { database in
      guard try self.isKnown(player, in: database) else { throw StoreError.unknownPlayer }
      try database.execute(
        sql: """
          INSERT INTO sheet (player, digest, made) VALUES (?, ?, ?)
          ON CONFLICT (player) DO UPDATE SET
            digest = excluded.digest, made = excluded.made, used = NULL, device = NULL
          """, arguments: [player.blob, sheet.digest.bytes, now.count])
    }
  }

  /// When the sheet of a player was made; nil where there is none.
  public func sheet(of player: PlayerID) throws(StoreError) -> WallTime? {
    try read { database in
      try Int64.fetchOne(
        database, sql: "SELECT made FROM sheet WHERE player = ?", arguments: [player.blob]
      ).map { WallTime($0) }
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
    try write { database in
      let recovery: Recovery
      if let player = try Self.owner(of: sheet, in: database) {
        let removed = try self.makeRoom(of: player, in: database)
        let device = try self.insertDevice(
          label, token: token, of: player, at: now, hasCome: false, in: database)
        recovery = Recovery(
          caller: Caller(player: player, device: device), takesToken: true, removed: removed)
      } else if let made = try Self.device(madeBy: sheet, in: database) {
        let takesToken = try self.replaceToken(of: made.device, by: token, in: database)
        guard takesToken || made.device == caller?.device else { return nil }
        recovery = Recovery(caller: made, takesToken: takesToken, removed: nil)
      } else {
        return nil
      }
      try database.execute(
        sql: "UPDATE sheet SET digest = ?, made = ?, used = ?, device = ? WHERE player = ?",
        arguments: [
          next.digest.bytes, now.count, sheet.digest.bytes, recovery.caller.device,
          recovery.caller.player.blob,
        ])
      return recovery
    }
  }

  private static func owner(
    of sheet: RecoverySheet, in database: Database
  ) throws -> PlayerID? {
    try Data.fetchOne(
      database, sql: "SELECT player FROM sheet WHERE digest = ?", arguments: [sheet.digest.bytes]
    ).map(PlayerID.init(blob:))
  }

  /// The device that the sheet made.
  private static func device(
    madeBy sheet: RecoverySheet, in database: Database
  ) throws -> Caller? {
    try GRDB.Row.fetchOne(
      database,
      sql: """
        SELECT device.player, device.id FROM sheet JOIN device ON device.id = sheet.device
        WHERE sheet.used = ?
        """, arguments: [sheet.digest.bytes]
    ).map { Caller(player: PlayerID(blob: $0[0]), device: $0[1]) }
  }

  /// - Returns: the device that had to go; nil where there was room.
  private func makeRoom(of player: PlayerID, in database: Database) throws -> Int64? {
    guard try deviceCount(of: player, in: database) >= devices else { return nil }
    return try Int64.fetchOne(
      database,
      sql: """
        DELETE FROM device WHERE id =
          (SELECT id FROM device WHERE player = ? ORDER BY max(seen, created), id LIMIT 1)
        RETURNING id
        """, arguments: [player.blob])
  }
}

/// What came of a recovery sheet.
public struct Recovery: Equatable, Sendable {
  /// Who the device is now.
  public let caller: Caller
  /// Whether the new token is the device's. One that has come with a token before keeps that.
  public let takesToken: Bool
  /// The device that had to go, which was away for longest; nil where there was room.
  public let removed: Int64?
}

extension RecoverySheet {
  /// What the house knows it by.
  var digest: SecretDigest { SecretDigest(of: spelling) }
}
