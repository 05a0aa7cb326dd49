import ByteStrings

/// What the coach said of a game: lines that its program has finished (docs/coach.md), drawn by their kind.
package struct CoachPage {
  /// One of them.
  package struct Line {
    /// What it is, and what it says.
    package let fields: [PlainText]

    /// What it is: a letter.
    package var kind: UInt8 { fields[0].utf8.first ?? 0 }
  }

  /// In the order in which they are read; none before the coach has answered.
  package private(set) var lines: [Line] = []

  init(_ text: [UInt8]) {
    var fields: [PlainText] = []
    var field: [UInt8] = []
    for byte in text {
      if byte >= UInt8(ascii: " ") {
        field.append(byte)
        continue
      }
      fields.append(PlainText(utf8: field))
      field = []
      if byte == UInt8(ascii: "\n") {
        lines.append(Line(fields: fields))
        fields = []
      }
    }
  }
}
