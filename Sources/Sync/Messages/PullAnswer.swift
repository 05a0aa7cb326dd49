import ByteStrings
import Games
import Library

/// A row as a server keeps it.
public struct KeptRow: Equatable, Sendable {
  /// The row, with all that the server knows of it.
  public let row: Row
  /// When it last changed.
  public let revision: Revision

  /// This row, unchanged since a revision.
  public init(_ row: Row, revision: Revision) {
    self.row = row
    self.revision = revision
  }
}

/// What a server answers to a pull: each row that changed, once, with its latest text. The earliest change comes
/// first.
///
///     pastime-pulled 1 EPOCH NEXT more|all COUNT
///     REVISION KEY LENGTH
///     TEXT
///     …
public struct PullAnswer: Equatable, Sendable {
  /// The history that the server is in.
  public let generation: Generation
  /// The rows. A row is never split: its revision covers all of it.
  public let rows: [KeptRow]
  /// A device that has these rows knows everything up to this revision.
  public let next: Revision
  /// Whether more rows follow after these.
  public let more: Bool

  /// The first rows that fit into one message.
  /// - Parameter rows: all rows that changed after the requested revision, the earliest change first; or only one row
  ///   more than was requested.
  public init(
    generation: Generation, to pull: Pull, rows: [KeptRow], limits: SyncLimits = SyncLimits()
  ) {
    var count = 0
    var bytes = 0
    while count < rows.count, count < min(pull.limit, limits.pulledRows) {
      bytes += rows[count].row.bytesInMessage
      if bytes > limits.bytesOfRows { break }
      count += 1
    }
    self.generation = generation
    self.rows = Array(rows[..<count])
    next = count == 0 ? pull.since : rows[count - 1].revision
    more = count < rows.count
  }

  /// The message, as bytes.
  public var text: [UInt8] {
    var text = TextWriter()
    text.write(head: "pastime-pulled", generation: generation)
    text.write(next.count)
    text.write(more ? " more " : " all ")
    text.write(rows.count)
    text.endLine()
    for kept in rows {
      text.write(kept.revision.count)
      text.space()
      text.write(kept.row)
    }
    return text.bytes
  }

  /// Reads the answer to a pull.
  /// - Throws: the first error. An answer that would make no progress is an error, too.
  public init(
    text: [UInt8], to pull: Pull, limits: SyncLimits = SyncLimits()
  ) throws(MessageError) {
    var reader = try MessageReader(text, limits: limits)
    var head = try reader.head("pastime-pulled")
    generation = try head.generation()
    next = Revision(try head.number())
    let word = try head.field()
    more = equal(word, "more")
    if !more, !equal(word, "all") { throw .malformed }
    let count = try head.count(0...pull.limit)
    try head.finish()
    var rows: [KeptRow] = []
    var last = pull.since
    for _ in 0..<count {
      var line = try reader.line()
      let revision = Revision(try line.number())
      let key = Array(try line.field())
      let length = try line.number()
      try line.finish()
      guard SyncRow.isKey(key, limits: limits) else { throw .malformed }
      if revision <= last { throw .order }
      last = revision
      let text = try reader.text(of: length, limits: limits)
      rows.append(KeptRow(Row(key: key, text: text), revision: revision))
    }
    try reader.finish()
    if next != last || more && rows.isEmpty { throw .otherAnswer }
    self.rows = rows
  }
}
