import GRDB
import Sync
import Synchronization

/// All writing goes through here, on the one thread that writes.
extension SQLiteStore {
  /// Works in one transaction, which is durable when this returns.
  func write<Value>(_ work: (Database) throws -> Value) throws(StoreError) -> Value {
    try writeWithoutTransaction { try $0.transaction(work) }
  }

  /// Works in one transaction, which is durable when this returns.
  public func transaction<Value>(
    _ work: (any BackendTransaction) throws -> Value
  ) throws(StoreError) -> Value {
    try write { try work(SQLiteTransaction(database: $0)) }
  }

  /// Asks about everything as it stands at one moment, with any number of statements, and changes nothing.
  public func look<Value>(
    _ work: (any BackendTransaction) throws -> Value
  ) throws(StoreError) -> Value {
    try read { try work(SQLiteTransaction(database: $0)) }
  }

  /// Works outside of a transaction.
  func writeWithoutTransaction<Value>(
    _ work: (Database) throws -> Value
  ) throws(StoreError) -> Value {
    try outages.writing { () throws(StoreError) in
      do {
        return try pool.writeWithoutTransaction { try self.unlessBroken($0, work) }
      } catch { throw StoreError(error) }
    }
  }

  /// Keeps several pushes in one transaction, while no thread waits that others need.
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

  /// Writes, unless the disk did not take what was written before. That is known before the thread does
  /// anything else, so nothing comes between. The log of an earlier process is emptied first.
  private func unlessBroken<Value>(
    _ database: Database, _ work: (Database) throws -> Value
  ) throws -> Value {
    if isBroken.load(ordering: .acquiring) { throw StoreError.brokenDisk }
    // Whatever is written there could be lost with the rest, or take more along.
    if outages.lasting == .damaged { throw StoreError.damaged }
    do {
      if hasOldLog.load(ordering: .acquiring) {
        // Not while somebody reads an older state: what is appended behind the log could be lost with it.
        _ = try database.checkpoint(.truncate)
        hasOldLog.store(false, ordering: .releasing)
      }
      return try work(database)
    } catch {
      if StoreError(error) == .brokenDisk {
        isBroken.store(true, ordering: .releasing)
        // Nor is it ever closed, which would write what the log has into the file.
        _ = Unmanaged.passRetained(pool)
      }
      throw error
    }
  }
}

extension Database {
  /// Works in a transaction.
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
