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
  /// Whether others on the machine could look into the folder, until now.
  let wasOpenToOthers: Bool

  /// - Parameter folder: it is made if it is not there.
  init(making folder: String) throws(BackendFolderError) {
    guard mkdir(folder, 0o700) == 0 || errno == EEXIST else {
      throw .unavailable(folder, reason: String(cString: strerror(errno)))
    }
    guard let wasOpen = OwnRights.close(folder) else {
      throw .exposed(folder, reason: String(cString: strerror(errno)))
    }
    wasOpenToOthers = wasOpen
    file = open(folder + "/lock", O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
    guard file >= 0 else {
      throw .unavailable(folder, reason: String(cString: strerror(errno)))
    }
    guard flock(file, LOCK_EX | LOCK_NB) == 0 else {
      close(file)
      throw .inUse(folder)
    }
  }

  deinit {
    // A program that is being started from this process has the file too, for a moment. Closing it alone would leave
    // the folder locked for so long.
    flock(file, LOCK_UN)
    close(file)
  }
}
