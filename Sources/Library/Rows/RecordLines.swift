import Games

/// All records of one game: its longest continuations, called *lines*. No line is a prefix of another.
///
/// A row contains them one after another, longest first, with the byte 0x1E (record separator) in between. A
/// single line is just the record, as every earlier version stored it. A text that is not a record is also kept
/// as a line, so nothing is lost.
struct RecordLines: Equatable {
  /// The texts of the lines, in an order determined by the texts.
  private(set) var texts: [[UInt8]] = []

  static let separator: UInt8 = 0x1E

  /// The lines in a row, which may contain any bytes.
  init(_ row: [UInt8]) {
    let parts = parts(of: row, between: Self.separator)
    if parts.count < 2 { texts = parts } else { texts = RecordLines([]).adding(parts).texts }
  }

  /// The text of the row.
  var text: [UInt8] {
    if texts.count == 1 { return texts[0] }
    var row: [UInt8] = []
    for text in texts {
      if !row.isEmpty { row.append(Self.separator) }
      row.append(contentsOf: text)
    }
    return row
  }

  /// These lines and those of another row.
  func union(_ row: [UInt8]) -> RecordLines { adding(RecordLines(row).texts) }

  /// These lines and others, without any line that is a prefix of another.
  func adding(_ others: [[UInt8]]) -> RecordLines {
    var lines = self
    for text in others { lines.insert(text) }
    return lines
  }

  private mutating func insert(_ text: [UInt8]) {
    var rest: [[UInt8]] = []
    for other in texts {
      if begins(other, with: text) { return }
      if !begins(text, with: other) { rest.append(other) }
    }
    let index = insertionIndex(in: rest.count) { precedes(rest[$0], text) }
    rest.insert(text, at: index)
    texts = rest
  }
}

/// Whether a text continues another text, or is equal to it.
func begins(_ text: [UInt8], with other: [UInt8]) -> Bool { text.starts(with: other) }

/// The non-empty parts of a text between separators. A text without a separator is not copied.
func parts(of text: [UInt8], between separator: UInt8) -> [[UInt8]] {
  var parts: [[UInt8]] = []
  var start = 0
  for end in 0..<text.count where text[end] == separator {
    if end > start { parts.append(Array(text[start..<end])) }
    start = end + 1
  }
  if start == 0 {
    if !text.isEmpty { parts.append(text) }
  } else if start < text.count {
    parts.append(Array(text[start...]))
  }
  return parts
}
