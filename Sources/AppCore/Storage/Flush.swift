import Foundation

#if canImport(Darwin)
  import Darwin
#endif

/// Waits until the data written to an open file, or the names in an open folder, are on the disk.
/// - Returns: whether they are; if not, `errno` contains the reason.
func flush(_ descriptor: Int32) -> Bool {
  #if canImport(Darwin)
    // After `fsync` alone, the data may still be in the drive's own cache, which a power cut empties. On file systems
    // that do not support `F_FULLFSYNC`, `fsync` has to suffice.
    if fcntl(descriptor, F_FULLFSYNC) == 0 { return true }
  #endif
  return fsync(descriptor) == 0
}
