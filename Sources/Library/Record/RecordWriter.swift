import Games

/// Writes the record of a game: `docs/records.md` describes the format.
enum RecordWriter {
  /// The version of the format that is written.
  static let format: Int64 = 1

  /// The whole record, as bytes of UTF-8.
  static func record<G>(of session: Session<G>) -> [UInt8] {
    var text = TextWriter()
    write(session.header, of: G.kind, rules: G.rulesVersion, to: &text)
    text.write("options ")
    session.options.write(to: &text)
    text.endLine()
    text.write("puzzle ")
    session.puzzle.write(to: &text)
    text.endLine()
    text.endLine()
    for move in session.moves {
      text.write(move.time.count)
      text.space()
      text.write(move.since.count)
      text.space()
      move.move.write(to: &text)
      text.endLine()
    }
    return text.bytes
  }

  /// The lines that are alike for every game, so that all share their code.
  static func write(
    _ header: SessionHeader, of kind: GameKind, rules: Int64, to text: inout TextWriter
  ) {
    text.write("pastime ")
    text.write(format)
    text.endLine()
    text.write("game ")
    text.write(kind.keyword)
    text.space()
    text.write(rules)
    text.endLine()
    text.write("id ")
    text.write(header.id.digits)
    text.endLine()
    text.write("begun ")
    text.write(header.begun.count)
    text.endLine()
    switch header.origin {
    case .dealt: break
    case .sample: text.write("sample\n")
    case .challenge: text.write("challenge\n")
    }
    if let parent = header.branchOf {
      text.write("branch-of ")
      text.write(parent.digits)
      text.endLine()
    }
  }
}
