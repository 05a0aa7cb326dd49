import ByteStrings
import Games
import Library

/// The rows that a device sends to a server, with everything that the device knows of them.
///
///     pastime-push 1 EPOCH COUNT
///     KEY LENGTH
///     TEXT
///     …
public struct Push: Equatable, Sendable {
  /// The history that the device assumes the server to be in.
  public let generation: Generation
  /// The rows, in ascending order of their keys.
  public let rows: [Row]

  /// These rows, in ascending order of their keys.
  public init(generation: Generation, rows: [Row]) {
    self.generation = generation
    self.rows = rows
  }

  /// The message, as bytes.
  public var text: [UInt8] {
    var text = TextWriter()
    text.write(head: "pastime-push", generation: generation)
    text.write(rows.count)
    text.endLine()
    for row in rows { text.write(row) }
    return text.bytes
  }

  /// Reads a whole message. It does not check the contents of the rows: the server refuses single rows that it does
  /// not keep.
  /// - Throws: the first error.
  public init(text: [UInt8], limits: SyncLimits = SyncLimits()) throws(MessageError) {
    var reader = try MessageReader(text, limits: limits)
    var head = try reader.head("pastime-push")
    generation = try head.generation()
    let count = try head.count(1...limits.pushedRows)
    try head.finish()
    var rows: [Row] = []
    for _ in 0..<count {
      var line = try reader.line()
      let key = Array(try line.field())
      let length = try line.number()
      try line.finish()
      guard SyncRow.isKey(key, limits: limits) else { throw .malformed }
      if let last = rows.last, !last.key.lexicographicallyPrecedes(key) { throw .order }
      rows.append(Row(key: key, text: try reader.text(of: length, limits: limits)))
    }
    try reader.finish()
    self.rows = rows
  }
}
