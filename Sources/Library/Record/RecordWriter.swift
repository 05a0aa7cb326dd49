import ByteStrings
import Games

/// Writes the record of a game: `docs/records.md` describes the format.
enum RecordWriter {
  /// The version of the format that is written.
  static let format: Int64 = 1

  /// The whole record, as bytes of UTF-8.
  /// - Parameters:
  ///   - header: the header to write; by default, the session's own header.
  ///   - count: the maximum number of moves to write.
  static func record(
    of session: any SessionContent, as header: SessionHeader? = nil, after count: Int = .max
  ) -> [UInt8] {
    var text = TextWriter()
    write(header ?? session.header, of: session.kind, rules: session.rules, to: &text)
    text.write("options ")
    session.writeOptions(to: &text)
    text.write("\npuzzle ")
    session.writePuzzle(to: &text)
    text.write("\n\n")
    let times = session.times
    for number in 0..<min(count, times.count) {
      text.write(times.played[number].count)
      text.space()
      text.write(times.wallOffsets[number].count)
      text.space()
      session.writeMove(number, to: &text)
      text.endLine()
    }
    return text.bytes
  }

  /// The lines before the options.
  static func write(
    _ header: SessionHeader, of kind: GameKind, rules: Int64, to text: inout TextWriter
  ) {
    text.write("pastime ")
    text.write(format)
    text.write("\ngame ")
    text.write(kind.keyword)
    text.space()
    text.write(rules)
    text.write("\nid ")
    text.write(header.id.digits)
    text.write("\nbegun ")
    text.write(header.created.count)
    text.endLine()
    if let line = header.origin.line {
      text.write(line)
      text.endLine()
    }
    if let parent = header.branchOf {
      text.write("branch-of ")
      text.write(parent.digits)
      text.endLine()
    }
  }
}
