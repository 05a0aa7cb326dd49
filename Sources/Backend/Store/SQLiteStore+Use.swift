import GRDB
import Sync

/// How much a player keeps.
public struct PlayerUse: Equatable, Sendable {
  /// The bytes of all keys and texts.
  public let bytes: Int
  /// The most bytes that there may be.
  public let room: Int
  /// The revision that was given out last.
  public let revision: Revision
}

extension SQLiteStore {
  /// How much a player keeps.
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
}
