#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// What others on the machine may do with a file or a folder.
enum OwnRights {
  /// Takes all rights of others away.
  /// - Returns: whether there were any; nil where they have some that cannot be taken away.
  static func close(_ path: String) -> Bool? {
    var status = stat()
    guard stat(path, &status) == 0, status.st_mode & 0o077 != 0 else { return false }
    return chmod(path, status.st_mode & 0o7700) == 0 ? true : nil
  }
}
