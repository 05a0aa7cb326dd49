#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Locks a folder for this process, until the process ends or the lock is deallocated.
final class FolderLock: Sendable {
  private let file: OpenFile
  /// Whether other users of the machine could read the folder until now.
  let wasOpenToOthers: Bool

  /// - Parameter folder: the folder, which is made if it does not exist.
  init(making folder: String) throws(BackendFolderError) {
    guard mkdir(folder, 0o700) == 0 || errno == EEXIST else {
      throw .unavailable(folder, reason: String(cString: strerror(errno)))
    }
    guard let wasOpen = OwnRights.close(folder) else {
      throw .exposed(folder, reason: String(cString: strerror(errno)))
    }
    wasOpenToOthers = wasOpen
    guard let file = OpenFile(folder + "/lock", O_RDWR | O_CREAT) else {
      throw .unavailable(folder, reason: String(cString: strerror(errno)))
    }
    guard flock(file.descriptor, LOCK_EX | LOCK_NB) == 0 else { throw .inUse(folder) }
    self.file = file
  }

  deinit {
    // A program that this process is starting also has the file open for a moment. Closing the file alone would
    // leave the folder locked for that long.
    flock(file.descriptor, LOCK_UN)
  }
}
