#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// What a folder says of a server that was kept there before, whatever became of its database.
struct BackendTraces {
  /// Whether a server was kept there: the reserve is made when a database was opened, and the secret behind the
  /// lock. A lock alone is left by a first start that came to nothing, and a secret alone may be the host's.
  let areOfBackend: Bool
  /// Whether the file of the database has anything in it. SQLite takes an empty one for a new one, and throws away
  /// the log beside it.
  let hasDatabase: Bool

  /// Looks into a folder, before anything is made there.
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
