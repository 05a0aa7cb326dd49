import Foundation

#if canImport(Darwin)
  import Darwin
#endif

/// Waits until what was written to an open file, or the names in an open folder, are on the disk.
/// - Returns: whether they are; if not, `errno` says why.
func flush(_ descriptor: Int32) -> Bool {
  #if canImport(Darwin)
    // After `fsync` alone it may still be in the drive's own memory, which a power cut empties. Where a file
    // system does not know more, it has to do.
    if fcntl(descriptor, F_FULLFSYNC) == 0 { return true }
  #endif
  return fsync(descriptor) == 0
}
