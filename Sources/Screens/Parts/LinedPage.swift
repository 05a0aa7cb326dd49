import ByteStrings

/// What a program beside the page's own has to show: lines that it has finished, drawn by their kind
/// (docs/coach.md, docs/online.md).
package struct LinedPage {
  /// One of them.
  package struct Line {
    /// What it is, and what it says.
    package let fields: [PlainText]

    /// What it is: a letter.
    package var kind: UInt8 { fields[0].utf8.first ?? 0 }

    /// A field by its number; empty where there are fewer.
    @inline(never)
    package subscript(number: Int) -> PlainText { number < fields.count ? fields[number] : "" }
  }

  /// In the order in which they are read.
  package private(set) var lines: [Line] = []

  /// A page without a line.
  init() {}

  /// Reads lines, each with a line feed after it and tabs between its fields.
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
        add(fields)
        fields = []
      }
    }
  }

  mutating func add(_ fields: [PlainText]) { lines.append(Line(fields: fields)) }
}
