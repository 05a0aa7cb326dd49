import Library
import Sync

/// The storage of a device: rows, and what the replica adds to them.
struct SimulatedStorage {
  var rows: [[UInt8]: [UInt8]] = [:]
  var marks: [[UInt8]: Fingerprint] = [:]
  var cursor = Cursor()

  var contents: StorageContents {
    StorageContents(
      rows: rows.map { Row(key: $0.key, text: $0.value) },
      marks: marks.map { Mark(key: $0.key, text: $0.value) }, cursor: cursor)
  }

  /// The keys, in an order that is the same in every run.
  var keys: [[UInt8]] { rows.keys.sorted { $0.lexicographicallyPrecedes($1) } }

  /// What goes to other devices.
  var travelling: [[UInt8]: [UInt8]] { rows.filter { SyncRow.travels($0.key) } }

  /// Writes all, or nothing.
  /// - Returns: the rows that do not hold what was expected.
  mutating func commit(_ write: StorageWrite) -> [Row] {
    let conflicts = write.changes.filter { rows[$0.key] ?? [] != $0.expected }
    if !conflicts.isEmpty {
      return conflicts.map { Row(key: $0.key, text: rows[$0.key] ?? []) }
    }
    for change in write.changes { rows[change.key] = change.row.text }
    if write.forgetsMarks { marks = [:] }
    for mark in write.marks { marks[mark.key] = mark.text }
    if let cursor = write.cursor { self.cursor = cursor }
    return []
  }
}
