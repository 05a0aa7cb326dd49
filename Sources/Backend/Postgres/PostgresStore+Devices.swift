import Foundation
import Library
import Sync

extension PostgresStore {
  /// Who has the token with this digest; nil where it is nobody's, or no longer. `note` writes down that the
  /// device was here.
  public func caller(with token: SecretDigest, at now: WallTime) throws(StoreError) -> Caller? {
    try read { connection in
      try connection.run(
        """
        SELECT device.player, id, seen, ends,
          (SELECT min(created) FROM device AS other WHERE other.player = device.player)
        FROM device
          LEFT JOIN guest ON guest.player = device.player
        WHERE token = $1 AND coalesce(ends > $2, true)
        """, .bytes([UInt8](token.bytes)), .integer(now.count)
      ).first.map { row in
        let seen = try row.integer(2)
        return Caller(
          player: PlayerID(bytes: try row.bytes(0)), device: try row.integer(1),
          isFirstToday: now.day.count > seen, isNew: seen == 0,
          isGuest: try row.optionalInteger(3) != nil,
          isTrusted: try row.optionalInteger(3) == nil
            && Caller.isTrusted(since: WallTime(try row.integer(4)), at: now))
      }
    }
  }

  /// Writes down that devices were here.
  public func note(_ callers: [Caller], at now: WallTime) throws(StoreError) {
    let today = PostgresValue.integer(now.day.count)
    let (new, known) = (callers.filter(\.isNew), callers.filter { !$0.isNew })
    try write { connection in
      if !new.isEmpty {
        // Whoever comes with a token ends with that what others may do about it, so it waits for them.
        try connection.run(
          """
          UPDATE device SET seen = $1 WHERE seen < $1 AND id IN
            (SELECT id FROM device WHERE id = ANY ($2) ORDER BY id FOR UPDATE)
          """, today, .integers(new.map(\.device)))
      }
      if !known.isEmpty {
        // One that somebody works with now is left to its next visit: several are locked here, and waiting
        // with some of them could be in a circle.
        try connection.run(
          """
          UPDATE device SET seen = $1 WHERE seen < $1 AND id IN
            (SELECT id FROM device WHERE id = ANY ($2) ORDER BY id FOR UPDATE SKIP LOCKED)
          """, today, .integers(known.map(\.device)))
      }
    }
  }

  /// The devices of a player, the first one first.
  public func devices(of player: PlayerID) throws(StoreError) -> [Device] {
    try read { connection in
      try connection.run(
        "SELECT id, label, created, seen FROM device WHERE player = $1 ORDER BY id",
        .bytes(player.bytes)
      ).map { row in
        let created = WallTime(try row.integer(2))
        return Device(
          id: try row.integer(0), label: try row.text(1), created: created,
          seen: max(created.day, WallTime(try row.integer(3))))
      }
    }
  }

  /// Removes a device: its token is nobody's from then on.
  /// - Returns: whether the player had such a device.
  public func remove(_ device: Int64, of player: PlayerID) throws(StoreError) -> Bool {
    try write { connection in
      guard try lock(player, connection) else { return false }
      return try !connection.run(
        "DELETE FROM device WHERE id = $1 AND player = $2 RETURNING id",
        .integer(device), .bytes(player.bytes)
      ).isEmpty
    }
  }
}
