import Foundation
import Library
import Screens

/// The rows of a player in a folder, one file each, named after the key.
///
/// A row is written to a draft file beside its own file, which the draft then replaces in one step. So whenever the
/// process ends, the file holds either the previous content or the new content, complete.
package struct RowStore {
  private let folder: URL

  /// Opens the rows in a folder, which is created if necessary.
  package init(folder: URL) throws {
    self.folder = folder
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  /// All stored rows. Drafts of interrupted writes are ignored.
  package func rows() throws -> [Row] {
    let names = try FileManager.default.contentsOfDirectory(
      atPath: folder.path(percentEncoded: false))
    var rows: [Row] = []
    for name in names {
      guard let key = RowFileName.key(of: name) else { continue }
      rows.append(Row(key: key, text: Array(try Data(contentsOf: folder.appending(path: name)))))
    }
    return rows
  }

  /// Stores a row as `Host.keep` requires. Once this returns `done`, the row survives the end of the process and, if
  /// the device honours the flush, a power cut.
  /// - Returns: the outcome, and the stored content if that is not what the change expects.
  package func keep(_ change: RowChange) -> (status: AnswerStatus, held: [UInt8]) {
    let file = folder.appending(path: RowFileName.name(of: change.key))
    let held = (try? Data(contentsOf: file)).map { Array($0) } ?? []
    let isClock = if case .clock? = RowKey(change.key) { true } else { false }
    if isClock || held == change.expected {
      if let failure = replace(file, with: change.row.text) { return (failure, []) }
    }
    return held == change.expected ? (.done, []) : (.conflict, held)
  }

  /// Replaces the content of a file in one step.
  /// - Returns: the reason for a failure; nil on success.
  private func replace(_ file: URL, with text: [UInt8]) -> AnswerStatus? {
    if text.isEmpty { return remove(file) }
    let draft = file.appendingPathExtension(RowFileName.draft)
    guard writeAll(text, to: draft),
      rename(draft.path(percentEncoded: false), file.path(percentEncoded: false)) == 0,
      synchronizeFolder()
    else { return errno == ENOSPC || errno == EDQUOT ? .full : .failed }
    return nil
  }

  /// Removes a file if it exists.
  /// - Returns: the reason for a failure; nil on success.
  private func remove(_ file: URL) -> AnswerStatus? {
    let isGone = unlink(file.path(percentEncoded: false)) == 0 || errno == ENOENT
    return isGone && synchronizeFolder() ? nil : .failed
  }

  private func writeAll(_ text: [UInt8], to file: URL) -> Bool {
    let descriptor = open(file.path(percentEncoded: false), O_WRONLY | O_CREAT | O_TRUNC, 0o600)
    guard descriptor >= 0 else { return false }
    var rest = text[...]
    var isWhole = true
    while isWhole, !rest.isEmpty {
      let count = rest.withUnsafeBytes { write(descriptor, $0.baseAddress, $0.count) }
      if count > 0 { rest = rest.dropFirst(count) } else { isWhole = count < 0 && errno == EINTR }
    }
    return closeSynchronized(descriptor, after: isWhole)
  }

  /// The name of a new file is durable only after its folder is flushed.
  private func synchronizeFolder() -> Bool {
    let descriptor = open(folder.path(percentEncoded: false), O_RDONLY)
    return descriptor >= 0 && closeSynchronized(descriptor, after: true)
  }

  /// Flushes and closes a file, and leaves the first error in `errno`.
  private func closeSynchronized(_ descriptor: Int32, after success: Bool) -> Bool {
    let isKept = success && flush(descriptor)
    let reason = errno
    close(descriptor)
    errno = reason
    return isKept
  }
}
