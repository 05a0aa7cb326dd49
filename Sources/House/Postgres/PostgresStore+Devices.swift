import Foundation
import Library
import Sync

extension PostgresStore {
  /// Who has the token with this digest; nil where it is nobody's, or no longer. `note` writes down that the
  /// device was here.
  public func caller(with token: SecretDigest, at now: WallTime) throws(StoreError) -> Caller? {
    try read { connection in
      try connection.run(
        "SELECT player, id, seen FROM device WHERE token = $1", .bytes([UInt8](token.bytes))
      ).first.map { row in
        let seen = try row.integer(2)
        return Caller(
          player: PlayerID(bytes: try row.bytes(0)), device: try row.integer(1),
          isFirstToday: now.day.count > seen, isNew: seen == 0)
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

  /// - Parameter hasCome: whether whoever asks is this device. One that has never shown its token was last
  ///   here at 0, so that its first call is written down.
  func insertDevice(
    _ label: String, token: SecretDigest, of player: PlayerID, at now: WallTime, hasCome: Bool,
    _ connection: PostgresConnection
  ) throws -> Int64 {
    let made = try connection.run(
      """
      INSERT INTO device (player, token, label, created, seen) VALUES ($1, $2, $3, $4, $5)
      RETURNING id
      """,
      .bytes(player.bytes), .bytes([UInt8](token.bytes)), .text(Device.label(label)),
      .integer(now.count), .integer(hasCome ? now.day.count : 0))
    guard let device = made.first else { throw PostgresError.unreadable }
    return try device.integer(0)
  }

  /// Gives a device that has not come yet another token.
  /// - Returns: whether there is such a device.
  func replaceToken(
    of device: Int64, by token: SecretDigest, _ connection: PostgresConnection
  ) throws -> Bool {
    try !connection.run(
      "UPDATE device SET token = $1 WHERE id = $2 AND seen = 0 RETURNING id",
      .bytes([UInt8](token.bytes)), .integer(device)
    ).isEmpty
  }

  /// Whether a player has as many devices as there may be. Behind the lock of the player it stays so.
  func hasAllDevices(_ player: PlayerID, _ connection: PostgresConnection) throws -> Bool {
    let count = try connection.run(
      "SELECT count(*) FROM device WHERE player = $1", .bytes(player.bytes)
    ).first?.integer(0)
    return Int(count ?? 0) >= devices
  }
}
