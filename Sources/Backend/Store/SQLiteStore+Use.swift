import GRDB
import Library
import Sync

/// How much a player has stored.
public struct PlayerUse: Equatable, Sendable {
  /// The size of all keys and texts in bytes.
  public let bytes: Int
  /// The greatest allowed size in bytes.
  public let room: Int
  /// The last assigned revision.
  public let revision: Revision
}

extension SQLiteStore {
  /// How much a player has stored.
  public func use(of player: PlayerID) throws(StoreError) -> PlayerUse {
    let row = try read { database in
      try GRDB.Row.fetchOne(
        database, sql: "SELECT bytes, revision FROM player WHERE id = ?",
        arguments: [player.blob]
      ).map { ($0[0] as Int, $0[1] as Int64) }
    }
    guard let row else { throw .unknownPlayer }
    return PlayerUse(bytes: row.0, room: room, revision: Revision(row.1))
  }

  /// The caller with this token digest; nil if no device has that token, or no longer. `note` records the visit of
  /// the device.
  public func caller(with token: SecretDigest, at now: WallTime) throws(StoreError) -> Caller? {
    try read { database in
      try SQLTransaction(connection: SQLiteConnection(database: database))
        .caller(with: token, at: now)
    }
  }
}
