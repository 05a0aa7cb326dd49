import GRDB
import Library
import Sync

extension SQLiteStore {
  /// Rewrites the file if players were erased since it was last rewritten, so that no byte of theirs stays in it.
  /// Nothing can be stored meanwhile, so this is done in a quiet hour, and when the database is opened.
  ///
  /// `secure_delete` is not enough. It clears deleted data, but not the places where rows were before a page was
  /// split.
  public func clearTraces() throws(StoreError) {
    try writeWithoutTransaction { database in
      if try Int.fetchOne(database, sql: "SELECT count(*) FROM trace") == 0 { return }
      try database.execute(sql: "VACUUM")
      // The log still contains earlier data.
      _ = try database.checkpoint(.truncate)
      try database.execute(sql: "DELETE FROM trace")
    }
  }
}
