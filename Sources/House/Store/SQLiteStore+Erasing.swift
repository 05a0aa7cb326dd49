import GRDB
import Library
import Sync

extension SQLiteStore {
  /// Erases a player: circles, challenges, plays, rows, devices, the code that is shown, the sheet. When this returns
  /// nobody finds anything of them; `clearTraces` removes what the file still has on its unused places.
  /// - Returns: whether there was such a player.
  @discardableResult
  public func erase(_ player: PlayerID, at now: WallTime) throws(StoreError) -> Bool {
    try write { database in
      let transaction = SQLiteTransaction(database: database)
      try transaction.leaveCircles(player)
      try transaction.leaveChallenges(player)
      try database.execute(
        sql: "DELETE FROM judged WHERE play IN (SELECT id FROM play WHERE player = ?)",
        arguments: [player.blob])
      for table in ["play", "row", "device", "pairing", "sheet"] {
        try database.execute(
          sql: "DELETE FROM \(table) WHERE player = ?", arguments: [player.blob])
      }
      try database.execute(sql: "DELETE FROM player WHERE id = ?", arguments: [player.blob])
      guard database.changesCount > 0 else { return false }
      try database.execute(sql: "INSERT INTO trace (erased) VALUES (?)", arguments: [now.count])
      return true
    }
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
