import GRDB
import Sync
import Synchronization

/// All writes go through here, on the only thread that writes.
extension SQLiteStore {
  /// Runs `work` in one transaction, which is durable when this returns.
  func write<Value>(_ work: (Database) throws -> Value) throws(StoreError) -> Value {
    try writeWithoutTransaction { try $0.transaction(work) }
  }

  /// Runs `work` in one transaction, which is durable when this returns.
  public func transaction<Value>(
    _ work: (any BackendTransaction) throws -> Value
  ) throws(StoreError) -> Value {
    try write { try work(SQLTransaction(connection: SQLiteConnection(database: $0))) }
  }

  /// Reads at a single moment, with any number of statements, and changes nothing.
  public func look<Value>(
    _ work: (any BackendTransaction) throws -> Value
  ) throws(StoreError) -> Value {
    try read { try work(SQLTransaction(connection: SQLiteConnection(database: $0))) }
  }

  /// Runs `work` outside of a transaction.
  func writeWithoutTransaction<Value>(
    _ work: (Database) throws -> Value
  ) throws(StoreError) -> Value {
    try outages.writing { () throws(StoreError) in
      do {
        return try pool.writeWithoutTransaction { try self.unlessBroken($0, work) }
      } catch { throw StoreError(error) }
    }
  }

  /// Stores several pushes in one transaction, without blocking a thread that others need.
  public func commit(
    _ pushes: [PlayerPush]
  ) async throws(StoreError) -> [Result<PushAnswer, StoreError>] {
    let result: Result<[Result<PushAnswer, StoreError>], StoreError>
    do {
      result = .success(
        try await pool.writeWithoutTransaction { database in
          try self.unlessBroken(database) { database in
            try database.transaction { database in
              try pushes.map { try self.keep($0.push, of: $0.player, in: database) }
            }
          }
        })
    } catch { result = .failure(StoreError(error)) }
    return try outages.writing { () throws(StoreError) in try result.get() }
  }

  /// Writes, unless the disk failed to take an earlier write. The writing thread notes such a failure before it
  /// does anything else, so no other write comes between. The log of an earlier process is emptied first.
  private func unlessBroken<Value>(
    _ database: Database, _ work: (Database) throws -> Value
  ) throws -> Value {
    if isBroken.load(ordering: .acquiring) { throw StoreError.brokenDisk }
    // Data written there could be lost with the rest, or cause further damage.
    if outages.lasting == .damaged { throw StoreError.damaged }
    do {
      if hasOldLog.load(ordering: .acquiring) {
        // This fails while a reader still uses an older state. Then nothing is written: data appended to the log
        // could be lost with it.
        _ = try database.checkpoint(.truncate)
        hasOldLog.store(false, ordering: .releasing)
      }
      return try work(database)
    } catch {
      if StoreError(error) == .brokenDisk {
        isBroken.store(true, ordering: .releasing)
        // The pool is also never closed, which would write the log into the file.
        _ = Unmanaged.passRetained(pool)
      }
      throw error
    }
  }
}

extension Database {
  /// Runs `work` in a transaction.
  fileprivate func transaction<Value>(_ work: (Database) throws -> Value) throws -> Value {
    var value: Value?
    try inTransaction {
      value = try work(self)
      return .commit
    }
    guard let value else { throw DatabaseError(resultCode: .SQLITE_INTERNAL) }
    return value
  }
}
