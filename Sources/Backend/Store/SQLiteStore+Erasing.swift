import GRDB
import Library
import Sync

extension SQLiteStore {
  /// Erases a player. When this returns nobody finds anything of them; `clearTraces` removes what the file still
  /// has on its unused places.
  /// - Returns: whether there was such a player.
  @discardableResult
  public func erase(_ player: PlayerID, at now: WallTime) throws(StoreError) -> Bool {
    try transaction { try $0.erase(player, at: now) }
  }

  /// Writes the file anew where players were erased since it was last done, so that no byte of theirs stays
  /// in it. Nobody stores meanwhile, so it is done in a quiet hour, and when the database is opened.
  ///
  /// `secure_delete` is not enough. It clears what is deleted, but not the places that rows left before,
  /// when a page had to be divided.
  public func clearTraces() throws(StoreError) {
    try writeWithoutTransaction { database in
      if try Int.fetchOne(database, sql: "SELECT count(*) FROM trace") == 0 { return }
      try database.execute(sql: "VACUUM")
      // The log has what was written before.
      _ = try database.checkpoint(.truncate)
      try database.execute(sql: "DELETE FROM trace")
    }
  }
}
