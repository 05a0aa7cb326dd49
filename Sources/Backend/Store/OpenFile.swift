#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// An open file, which is closed exactly once: when its owner is gone.
///
/// The system gives the number of a closed file to the next file that is opened. If a file were closed twice, the
/// second time could close a file of another thread, for example a database.
struct OpenFile: ~Copyable {
  /// The number by which the system knows it.
  let descriptor: CInt

  /// Opens a file. A program that this process starts does not inherit it.
  /// - Parameters:
  ///   - flags: the flags of `open(2)`.
  ///   - mode: the rights to the file if it is made.
  /// - Returns: nil if the system refuses, with its reason in `errno`.
  init?(_ path: String, _ flags: CInt, mode: mode_t = 0o600) {
    let descriptor = open(path, flags | O_CLOEXEC, mode)
    guard descriptor >= 0 else { return nil }
    self.descriptor = descriptor
  }

  deinit { close(descriptor) }
}
