#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Evidence in a folder that a server was stored there before, whatever happened to its database.
struct BackendTraces {
  /// Whether a server was stored there. The reserve is made after a database was opened, and the secret after the
  /// folder was locked. A failed first start leaves only a lock, and the operator may have provided only a secret.
  let areOfBackend: Bool
  /// Whether the database file has any content. SQLite treats an empty file as a new database, and discards the log
  /// beside it.
  let hasDatabase: Bool

  /// Examines a folder, before anything is made there.
  init(in folder: String) {
    func bytes(_ name: String) -> Int? {
      var status = stat()
      return stat(folder + "/" + name, &status) == 0 ? Int(status.st_size) : nil
    }
    areOfBackend =
      bytes("reserve") != nil || (bytes("secret") != nil && bytes("lock") != nil)
      || (bytes("house.sqlite-wal") ?? 0) > 0
    hasDatabase = (bytes("house.sqlite") ?? 0) > 0
  }
}
