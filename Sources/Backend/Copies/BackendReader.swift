import GRDB
import Sync

/// Reads the database of a server without writing to it, even while a server runs in another process.
///
/// Its only connection is read-only, so it never moves the log into the file. Before SQLite 3.51.3, two processes
/// that do so at the same time can damage a database (sqlite.org/wal.html#walresetbug).
public final class BackendReader: Sendable {
  let queue: DatabaseQueue

  /// Opens a database, or a copy of one.
  public init(path: String) throws(OpeningError) {
    var configuration = Configuration()
    configuration.readonly = true
    configuration.busyMode = .timeout(5)
    do {
      queue = try DatabaseQueue(path: path, configuration: configuration)
      let steps = try queue.read(BackendSchema.migrations.appliedIdentifiers)
      guard !steps.isEmpty else { throw OpeningError.notADatabase }
      if try queue.read(BackendSchema.migrations.hasBeenSuperseded) {
        throw OpeningError.laterVersion
      }
    } catch {
      throw OpeningError(error)
    }
  }

  /// Writes a copy of everything, at a single moment, while others continue to read and write.
  /// - Parameter path: a file that does not exist yet.
  public func copy(to path: String) throws(StoreError) {
    do {
      try queue.writeWithoutTransaction { database in
        try database.execute(sql: "VACUUM INTO ?", arguments: [path])
      }
    } catch { throw StoreError(error) }
  }

  /// How many players the server has.
  public var playerCount: Int {
    get throws(StoreError) {
      do {
        return try queue.read { try Int.fetchOne($0, sql: "SELECT count(*) FROM player") ?? 0 }
      } catch { throw StoreError(error) }
    }
  }

  /// The faults that SQLite finds in the file, at most ten.
  public var damages: [String] {
    do {
      let found = try queue.read { database in
        try String.fetchAll(database, sql: "PRAGMA integrity_check(10)")
      }
      return found == ["ok"] ? [] : found
    } catch { return ["\(error)"] }
  }
}
