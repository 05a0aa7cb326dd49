import ByteStrings

/// The output of a program that is separate from the page's own: finished lines, which are drawn by their kind
/// (docs/coach.md, docs/online.md).
package struct LinedPage {
  /// A line of the page.
  package struct Line {
    /// The kind of the line, followed by its content.
    package let fields: [PlainText]

    /// The kind of the line: a letter.
    package var kind: UInt8 { fields[0].utf8.first ?? 0 }

    /// A field by its number; empty if there are fewer fields.
    @inline(never)
    package subscript(number: Int) -> PlainText { number < fields.count ? fields[number] : "" }
  }

  /// The lines in reading order.
  package private(set) var lines: [Line] = []

  /// A page without lines.
  init() {}

  /// Reads lines, each with tabs between its fields and a line feed at its end.
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
