import Foundation
import Library
import Screens

/// The rows of a player in a folder, a file each, named after the key.
///
/// A row is written to a file beside its own, which then takes the place of its own in one step. So whenever
/// the process ends, a file holds what was stored before or what is stored now, whole.
package struct RowStore {
  private let folder: URL

  /// The rows in a folder, which is made where there is none.
  package init(folder: URL) throws {
    self.folder = folder
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  /// All rows that are stored. What was being written when a process ended is none of them.
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

  /// Stores a row as `Host.keep` asks for it. Once this returns `done`, the row outlives the process and, as
  /// far as the device keeps its word, a power cut.
  /// - Returns: how it ended, and what was held where that is not what the change expects.
  package func keep(_ change: RowChange) -> (status: AnswerStatus, held: [UInt8]) {
    let file = folder.appending(path: RowFileName.name(of: change.key))
    let held = (try? Data(contentsOf: file)).map { Array($0) } ?? []
    let isClock = if case .clock? = RowKey(change.key) { true } else { false }
    if isClock || held == change.expected {
      if let failure = replace(file, with: change.row.text) { return (failure, []) }
    }
    return held == change.expected ? (.done, []) : (.conflict, held)
  }

  /// Puts a text in the place of a file, in one step.
  /// - Returns: why it could not be done; nil where it was.
  private func replace(_ file: URL, with text: [UInt8]) -> AnswerStatus? {
    if text.isEmpty { return remove(file) }
    let draft = file.appendingPathExtension(RowFileName.draft)
    guard writeAll(text, to: draft),
      rename(draft.path(percentEncoded: false), file.path(percentEncoded: false)) == 0,
      synchronizeFolder()
    else { return errno == ENOSPC || errno == EDQUOT ? .full : .failed }
    return nil
  }

  /// Takes away a file, where there is one.
  /// - Returns: why it could not be done; nil where it was.
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

  /// The name of a new file is only kept once its folder is.
  private func synchronizeFolder() -> Bool {
    let descriptor = open(folder.path(percentEncoded: false), O_RDONLY)
    return descriptor >= 0 && closeSynchronized(descriptor, after: true)
  }

  /// Closes a file, and leaves the first error in `errno`.
  private func closeSynchronized(_ descriptor: Int32, after success: Bool) -> Bool {
    let isKept = success && flush(descriptor)
    let reason = errno
    close(descriptor)
    errno = reason
    return isKept
  }
}
