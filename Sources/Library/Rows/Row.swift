/// A row of storage: a key and a text, both bytes of UTF-8. A row without text is the same as no row.
public struct Row: Equatable, Sendable {
  /// The key of the row.
  public let key: [UInt8]
  /// The text of the row.
  public let text: [UInt8]

  /// The row with this key and text.
  public init(key: [UInt8], text: [UInt8]) {
    self.key = key
    self.text = text
  }

  /// Whether it is the record of a game without a move: it ends with the empty line that precedes the moves.
  public var isGameWithoutMove: Bool {
    guard case .record? = RowKey(key) else { return false }
    return text.count > 1 && text[text.count - 1] == 0x0A && text[text.count - 2] == 0x0A
  }
}

/// A row that waits to be stored. It is written only if the storage still contains the text that the writer
/// expects. Otherwise the writer receives the stored text, joins it and writes again, so a write never removes
/// anything that the writer has not seen. Only a clock is written in any case, because the page may be closing;
/// the writer receives the overwritten text and writes the longer time again.
public struct RowChange: Equatable, Sendable {
  /// The new row.
  public let row: Row
  /// The text that the writer expects in storage; empty for no row.
  public let expected: [UInt8]

  /// A row to be written over `expected`.
  public init(_ row: Row, over expected: [UInt8]) {
    self.row = row
    self.expected = expected
  }

  /// The key of the row.
  public var key: [UInt8] { row.key }
}
