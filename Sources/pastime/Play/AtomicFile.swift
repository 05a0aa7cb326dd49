import Foundation

/// A file that is replaced as a whole. A process first writes a draft next to it, and the name of the draft contains
/// the ID of the process. The next process removes the drafts of processes that were killed meanwhile.
struct AtomicFile {
  private let folder: String
  private let name: String

  /// The file at this path; links are followed.
  init(_ path: String) {
    let resolved = RawText.withPath(path) { path in
      realpath(path, nil).map { end in
        defer { free(end) }
        return RawText.text(of: end)
      }
    }
    let parts = (resolved ?? path).split(separator: "/", omittingEmptySubsequences: false)
    name = String(parts[parts.count - 1])
    folder = parts.count == 1 ? "." : parts.dropLast().joined(separator: "/") + "/."
  }

  private var path: String { folder + "/" + name }
  private var prefix: String { ".\(name)." }
  private static let suffix = ".part"
  private var draft: String { "\(folder)/\(prefix)\(getpid())\(Self.suffix)" }

  /// Whether the folder for the file exists.
  var hasFolder: Bool { RawText.withPath(folder) { access($0, F_OK) } == 0 }

  /// Whether the file exists.
  var isThere: Bool { RawText.withPath(path) { access($0, F_OK) } == 0 }

  /// Creates the file, which does not exist yet, either completely or not at all.
  /// - Parameter write: creates a file at this path.
  /// - Returns: whether it was created; false if such a file exists by now.
  func make(_ write: (String) throws -> Void) throws -> Bool {
    _ = RawText.withPath(draft) { unlink($0) }
    defer { _ = RawText.withPath(draft) { unlink($0) } }
    try write(draft)
    try sync(draft)
    // Unlike a rename, a link never replaces another file. Some disks do not support links.
    let result = RawText.withPath(draft) { draft in RawText.withPath(path) { link(draft, $0) } }
    if result != 0 {
      if errno == EEXIST || isThere { return false }
      try check(RawText.withPath(draft) { draft in RawText.withPath(path) { rename(draft, $0) } })
    }
    try sync(folder)
    return true
  }

  /// Writes the file, either completely or not at all.
  func replace(with bytes: [UInt8]) throws {
    do {
      try write(bytes, to: draft)
      try check(
        RawText.withPath(draft) { draft in RawText.withPath(path) { rename(draft, $0) } })
    } catch {
      _ = RawText.withPath(draft) { unlink($0) }
      throw error
    }
  }

  private func write(_ bytes: [UInt8], to draft: String) throws {
    let file = RawText.withPath(draft) { open($0, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o666) }
    try check(file)
    let handle = FileHandle(fileDescriptor: file, closeOnDealloc: true)
    var status = stat()
    if RawText.withPath(path, { stat($0, &status) }) == 0 {
      try check(fchmod(file, status.st_mode & 0o777))
    }
    try handle.write(contentsOf: Data(bytes))
    try handle.synchronize()
  }

  /// Removes the drafts of processes that no longer exist.
  func clear() {
    guard let entries = RawText.withPath(folder, { opendir($0) }) else { return }
    defer { closedir(entries) }
    while let entry = readdir(entries) {
      let other = withUnsafePointer(to: &entry.pointee.d_name) {
        $0.withMemoryRebound(to: CChar.self, capacity: 256) { RawText.text(of: $0) }
      }
      guard other.hasPrefix(prefix), other.hasSuffix(Self.suffix),
        let process = pid_t(other.dropFirst(prefix.count).dropLast(Self.suffix.count)),
        process > 0, kill(process, 0) != 0, errno == ESRCH
      else { continue }
      _ = RawText.withPath("\(folder)/\(other)") { unlink($0) }
    }
  }

  /// Waits until the contents of a file, or the names in a folder, are on the disk.
  private func sync(_ path: String) throws {
    let file = RawText.withPath(path) { open($0, O_RDONLY | O_CLOEXEC) }
    try check(file)
    defer { close(file) }
    try check(fsync(file))
  }

  private func check(_ result: Int32) throws {
    if result < 0 { throw POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO) }
  }
}
