/// A row of storage: a key and a text, both bytes of UTF-8. A row without text says nothing: it is
/// the same as no row.
public struct Row: Equatable, Sendable {
  /// What the row is found by.
  public let key: [UInt8]
  /// What it holds.
  public let text: [UInt8]

  /// The row with this key and text.
  public init(key: [UInt8], text: [UInt8]) {
    self.key = key
    self.text = text
  }

  /// Whether it is the record of a game in which no move was made: it ends with the empty line before them.
  public var isGameWithoutMove: Bool {
    guard case .record? = RowKey(key) else { return false }
    return text.count > 1 && text[text.count - 1] == 0x0A && text[text.count - 2] == 0x0A
  }
}

/// A row that waits to be stored. It is written only where the storage still holds what the writer
/// believes. Otherwise the writer is told what is held there, joins it, and writes again: so a write
/// never takes away what the writer has not seen. A clock alone is written whatever is held, because
/// the page may be closing; the writer is told what was held, and writes the longer time again.
public struct RowChange: Equatable, Sendable {
  /// The row as it should be.
  public let row: Row
  /// The text that the writer believes to be stored; empty where it knows of none.
  public let expected: [UInt8]

  /// A row to be written over `expected`.
  public init(_ row: Row, over expected: [UInt8]) {
    self.row = row
    self.expected = expected
  }

  /// The key of the row.
  public var key: [UInt8] { row.key }
}
