import Library
import Sync

/// The rows of the table `device`.
extension SQLTransaction {
  func caller(with token: SecretDigest, at now: WallTime) throws -> Caller? {
    try connection.run(
      """
      SELECT device.player AS player, id, seen, ends,
        (SELECT min(created) FROM device AS other WHERE other.player = device.player) AS since
      FROM device LEFT JOIN guest ON guest.player = device.player
      WHERE token = $1 AND (ends IS NULL OR ends > $2)
      """, .digest(token), .time(now)
    ).first.map { row in
      let seen = try row.integer("seen")
      let isGuest = try row.optionalInteger("ends") != nil
      return Caller(
        player: try row.player("player"), device: try row.integer("id"),
        isFirstToday: now.day.count > seen, isNew: seen == 0, isGuest: isGuest,
        isTrusted: try !isGuest && Caller.isTrusted(since: row.time("since"), at: now))
    }
  }

  func note(_ callers: [Caller], at now: WallTime) throws {
    // The first visit of a device ends what other transactions may do with its token, so it waits for them. A known
    // device that another transaction has locked is left to its next visit: this statement locks several devices,
    // and waiting while it holds some of them could deadlock.
    let (new, known) = (callers.filter(\.isNew), callers.filter { !$0.isNew })
    if !new.isEmpty {
      try connection.run(
        sqlite: """
          UPDATE device SET seen = $1
          WHERE seen < $1 AND id IN (SELECT value FROM json_each($2))
          """,
        postgres: """
          UPDATE device SET seen = $1 WHERE seen < $1 AND id IN
            (SELECT id FROM device WHERE id = ANY ($2) ORDER BY id FOR UPDATE)
          """, .time(now.day), .integers(new.map(\.device)))
    }
    if !known.isEmpty {
      try connection.run(
        sqlite: """
          UPDATE device SET seen = $1
          WHERE seen < $1 AND id IN (SELECT value FROM json_each($2))
          """,
        postgres: """
          UPDATE device SET seen = $1 WHERE seen < $1 AND id IN
            (SELECT id FROM device WHERE id = ANY ($2) ORDER BY id FOR UPDATE SKIP LOCKED)
          """, .time(now.day), .integers(known.map(\.device)))
    }
  }

  func devices(of player: PlayerID) throws -> [Device] {
    try connection.run(
      "SELECT id, label, created, seen FROM device WHERE player = $1 ORDER BY id", .player(player)
    ).map { row in
      let created = try row.time("created")
      return Device(
        id: try row.integer("id"), label: try row.text("label"), created: created,
        seen: max(created.day, try row.time("seen")))
    }
  }

  func remove(_ device: Int64, of player: PlayerID) throws -> Bool {
    guard try lock(player) else { return false }
    return try !connection.run(
      "DELETE FROM device WHERE id = $1 AND player = $2 RETURNING id", .integer(device),
      .player(player)
    ).isEmpty
  }
}
