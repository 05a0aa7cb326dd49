import Foundation
import GRDB
import Library
import Sync

extension SQLiteStore {
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

  /// Who has the token with this digest; nil where it is nobody's, or no longer. `note` writes down that the
  /// device was here.
  public func caller(with token: SecretDigest, at now: WallTime) throws(StoreError) -> Caller? {
    try read { database in
      try GRDB.Row.fetchOne(
        database,
        sql: """
          SELECT device.player, id, seen, ends,
            (SELECT min(created) FROM device AS other WHERE other.player = device.player)
          FROM device
            LEFT JOIN guest ON guest.player = device.player
          WHERE token = ? AND coalesce(ends > ?, 1)
          """, arguments: [token.bytes, now.count]
      ).map { row in
        let seen: Int64 = row[2]
        return Caller(
          player: PlayerID(blob: row[0]), device: row[1],
          isFirstToday: now.day.count > seen, isNew: seen == 0,
          isGuest: row[3] as Int64? != nil,
          isTrusted: row[3] as Int64? == nil
            && Caller.isTrusted(since: WallTime(row[4]), at: now))
      }
    }
  }

  /// Writes down that devices were here.
  public func note(_ callers: [Caller], at now: WallTime) throws(StoreError) {
    try write { database in
      for caller in callers {
        try database.execute(
          sql: "UPDATE device SET seen = :now WHERE id = :device AND seen < :now",
          arguments: ["now": now.day.count, "device": caller.device])
      }
    }
  }

  /// The devices of a player, the first one first.
  public func devices(of player: PlayerID) throws(StoreError) -> [Device] {
    try read { database in
      try GRDB.Row.fetchAll(
        database,
        sql: "SELECT id, label, created, seen FROM device WHERE player = ? ORDER BY id",
        arguments: [player.blob]
      ).map { row in
        let created = WallTime(row[2])
        return Device(
          id: row[0], label: row[1], created: created, seen: max(created.day, WallTime(row[3])))
      }
    }
  }

  /// Removes a device: its token is nobody's from then on.
  /// - Returns: whether the player had such a device.
  public func remove(_ device: Int64, of player: PlayerID) throws(StoreError) -> Bool {
    try write { database in
      try database.execute(
        sql: "DELETE FROM device WHERE id = ? AND player = ?", arguments: [device, player.blob])
      return database.changesCount > 0
    }
  }
}

extension WallTime {
  /// When its day began, in UTC. Of when somebody was here no more is kept.
  var day: WallTime { WallTime(count - count % 86_400_000) }
}
