import Library

/// What the storage of a device knows of the server beside a row: the server has this very text of it.
///
/// It is not a mark on what is unsent. A row without a mark, or whose text is another one by now, is
/// unsent: whoever writes a row need not know that there is a server, and a mark that is lost costs a
/// message, never a move.
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
  /// How far the server was read.
  public var cursor: Cursor

  /// These rows.
  public init(rows: [Row] = [], marks: [Mark] = [], cursor: Cursor = Cursor()) {
    self.rows = rows
    self.marks = marks
    self.cursor = cursor
  }
}

/// What is to be written in one transaction: all of it, or nothing where a row holds something else than
/// is expected.
public struct StorageWrite: Equatable, Sendable {
  /// The rows, each over what it is believed to hold. None of them, a clock neither, is written over
  /// anything else.
  public var changes: [RowChange] = []
  /// Whether all marks are deleted first: the server may have lost what it had.
  public var forgetsMarks = false
  /// The new marks.
  public var marks: [Mark] = []
  /// The new bookmark; nil where it stays.
  public var cursor: Cursor?

  var isEmpty: Bool { changes.isEmpty && marks.isEmpty && !forgetsMarks && cursor == nil }
}
