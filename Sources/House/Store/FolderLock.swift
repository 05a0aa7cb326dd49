#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Holds a folder for this process, until it ends or the lock is gone.
final class FolderLock: Sendable {
  private let file: CInt

  /// - Parameter folder: it is made if it is not there.
  init(making folder: String) throws(HouseFolderError) {
    guard mkdir(folder, 0o700) == 0 || errno == EEXIST else {
      throw .unavailable(folder, reason: String(cString: strerror(errno)))
    }
    file = open(folder + "/lock", O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
    guard file >= 0 else {
      throw .unavailable(folder, reason: String(cString: strerror(errno)))
    }
    guard flock(file, LOCK_EX | LOCK_NB) == 0 else {
      close(file)
      throw .inUse(folder)
    }
  }

  deinit { close(file) }
}
