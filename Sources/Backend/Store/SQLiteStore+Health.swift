import GRDB
import Sync

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

extension SQLiteStore {
  /// Checks that the database works: written data is on the disk before it is reported as stored, and can be read
  /// again.
  /// - Returns: whether the check succeeded.
  /// - Throws: why writing or reading failed.
  public func isSound() throws(StoreError) -> Bool {
    if let error = outages.lasting { throw error }
    // The number has no meaning, but changing it makes a transaction.
    let written = try writeWithoutTransaction { database in
      guard try Int.fetchOne(database, sql: "PRAGMA synchronous") == Self.fullySynchronous else {
        return Int?.none
      }
      let last = try Int.fetchOne(database, sql: "PRAGMA user_version") ?? 0
      let next = (last + 1) % 1_000_000
      try database.execute(sql: "PRAGMA user_version = \(next)")
      return next
    }
    guard let written else { return false }
    return try read { try Int.fetchOne($0, sql: "PRAGMA user_version") } == written
  }

  /// Why nothing can be stored now; nil if nothing has failed.
  public var outage: Outage? { outages.current }

  /// The size of the used pages in bytes. Free pages are used again before the file grows.
  public var usedBytes: Int {
    let bytes = try? read { database in
      func number(_ pragma: String) throws -> Int {
        try Int.fetchOne(database, sql: "PRAGMA \(pragma)") ?? 0
      }
      return try (number("page_count") - number("freelist_count")) * number("page_size")
    }
    return bytes ?? 0
  }

  /// The size of the database files in bytes.
  public var fileBytes: Int {
    ["", "-wal"].reduce(0) { sum, suffix in
      var status = stat()
      return stat(pool.path + suffix, &status) == 0 ? sum + Int(status.st_size) : sum
    }
  }
}
