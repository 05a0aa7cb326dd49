import Library

/// What the storage of a device records about the server for a row: the server has exactly this text of the row.
///
/// A mark does not flag unsent rows. A row is unsent if it has no mark, or if its text has changed since the mark. So
/// code that writes a row need not know that there is a server, and a lost mark costs a message, never a move.
public struct Mark: Equatable, Sendable {
  /// The key of the row.
  public let key: [UInt8]
  /// The fingerprint of the text.
  public let text: Fingerprint

  /// The server has this text of the row.
  public init(key: [UInt8], text: Fingerprint) {
    self.key = key
    self.text = text
  }
}

/// What a device holds in its storage.
public struct StorageContents: Equatable, Sendable {
  /// All rows.
  public var rows: [Row]
  /// What the server has of them.
  public var marks: [Mark]
  /// How far the device has read from the server.
  public var cursor: Cursor

  /// These rows.
  public init(rows: [Row] = [], marks: [Mark] = [], cursor: Cursor = Cursor()) {
    self.rows = rows
    self.marks = marks
    self.cursor = cursor
  }
}

/// A write in a single transaction. If a row does not hold what is expected, nothing is written.
public struct StorageWrite: Equatable, Sendable {
  /// The rows, each with the text that the storage is assumed to hold. No row, not even a clock, overwrites anything
  /// else.
  public var changes: [RowChange] = []
  /// Whether all marks are deleted first, because the server may have lost what it had.
  public var forgetsMarks = false
  /// The new marks.
  public var marks: [Mark] = []
  /// The new cursor; nil if it does not change.
  public var cursor: Cursor?

  var isEmpty: Bool { changes.isEmpty && marks.isEmpty && !forgetsMarks && cursor == nil }
}
