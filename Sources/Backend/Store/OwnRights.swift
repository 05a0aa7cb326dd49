#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The rights of other users of the machine to a file or a folder.
enum OwnRights {
  /// Removes all rights of other users.
  /// - Returns: whether they had any rights; nil if they have rights that cannot be removed.
  static func close(_ path: String) -> Bool? {
    var status = stat()
    guard stat(path, &status) == 0, status.st_mode & 0o077 != 0 else { return false }
    return chmod(path, status.st_mode & 0o7700) == 0 ? true : nil
  }
}
