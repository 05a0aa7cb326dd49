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
  /// Whoever did not get the answer can show the sheet again, until the device has come with its token:
  /// a lost answer must not cost the player everything. It stays the same device.
  ///
  /// Where the player has as many devices as there may be, the one that was away for longest goes.
  /// - Returns: who the device is now; nil where the sheet is nobody's, or used up.
  public func recover(
    with sheet: RecoverySheet, next: RecoverySheet, device label: String, token: SecretDigest,
    at now: WallTime
  ) throws(StoreError) -> Caller? {
    try write { database in
      let caller: Caller
      if let player = try Self.owner(of: sheet, in: database) {
        try self.makeRoom(of: player, in: database)
        let device = try self.insertDevice(
          label, token: token, of: player, at: now, hasCome: false, in: database)
        caller = Caller(player: player, device: device, isFirstToday: false)
      } else if let waiting = try Self.waitingDevice(of: sheet, in: database) {
        try self.replaceToken(of: waiting.device, by: token, in: database)
        caller = waiting
      } else {
        return nil
      }
      try database.execute(
        sql: "UPDATE sheet SET digest = ?, made = ?, used = ?, device = ? WHERE player = ?",
        arguments: [
          next.digest.bytes, now.count, sheet.digest.bytes, caller.device, caller.player.blob,
        ])
      return caller
    }
  }

  private static func owner(
    of sheet: RecoverySheet, in database: Database
  ) throws -> PlayerID? {
    try Data.fetchOne(
      database, sql: "SELECT player FROM sheet WHERE digest = ?", arguments: [sheet.digest.bytes]
    ).map(PlayerID.init(blob:))
  }

  /// The device that the sheet made, if it has not come yet.
  private static func waitingDevice(
    of sheet: RecoverySheet, in database: Database
  ) throws -> Caller? {
    try GRDB.Row.fetchOne(
      database,
      sql: """
        SELECT device.player, device.id FROM sheet JOIN device ON device.id = sheet.device
        WHERE sheet.used = ? AND device.seen = 0
        """, arguments: [sheet.digest.bytes]
    ).map { Caller(player: PlayerID(blob: $0[0]), device: $0[1], isFirstToday: false) }
  }

  private func makeRoom(of player: PlayerID, in database: Database) throws {
    guard try deviceCount(of: player, in: database) >= devices else { return }
    try database.execute(
      sql: """
        DELETE FROM device WHERE id =
          (SELECT id FROM device WHERE player = ? ORDER BY max(seen, created), id LIMIT 1)
        """, arguments: [player.blob])
  }
}

extension RecoverySheet {
  /// What the house knows it by.
  var digest: SecretDigest { SecretDigest(of: spelling) }
}
