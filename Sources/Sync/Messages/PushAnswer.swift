import ByteStrings
import Games

/// What a server did with a row. In every case the result is durable before the server reports it.
public enum RowAnswer: Equatable, Sendable {
  /// The row of the server now contains what the device sent.
  case stored
  /// The server's row already had exactly this text.
  case have
  /// The server's row already had all of this text and more, since this revision.
  case behind(Revision)
  /// The server does not keep the row. The row stays on the device.
  case refused(RowError)
}

/// Why a server does not keep a row.
public enum RowError: UInt8, Equatable, Sendable, CaseIterable {
  /// Rows with this key do not leave their device.
  case key
  /// The text is empty or not UTF-8.
  case text
  /// The row would be longer than the limit.
  case tooLong
  /// The player has no more room on this server.
  case full
  /// Any other reason.
  case other

  /// The word for the reason in a message.
  var word: Literal {
    switch self {
    case .key: "key"
    case .text: "text"
    case .tooLong: "too-long"
    case .full: "full"
    case .other: "other"
    }
  }
}

/// What a server answers to a push: a line for each row.
///
///     pastime-pushed 1 EPOCH COUNT
///     stored
///     …
///
/// There are no lines if the device was in another generation. Nothing was stored then.
public struct PushAnswer: Equatable, Sendable {
  /// The history that the server is in.
  public let generation: Generation
  /// An answer to each row, in the order of the rows.
  public let rows: [RowAnswer]

  /// These answers.
  public init(generation: Generation, rows: [RowAnswer]) {
    self.generation = generation
    self.rows = rows
  }

  /// The message, as bytes.
  public var text: [UInt8] {
    var text = TextWriter()
    text.write(head: "pastime-pushed", generation: generation)
    text.write(rows.count)
    text.endLine()
    for answer in rows {
      switch answer {
      case .stored: text.write("stored")
      case .have: text.write("have")
      case .behind(let revision):
        text.write("behind ")
        text.write(revision.count)
      case .refused(let reason):
        text.write("refused ")
        text.write(reason.word)
      }
      text.endLine()
    }
    return text.bytes
  }

  /// Reads the answer to a push.
  /// - Throws: the first error.
  public init(
    text: [UInt8], to push: Push, limits: SyncLimits = SyncLimits()
  ) throws(MessageError) {
    var reader = try MessageReader(text, limits: limits)
    var head = try reader.head("pastime-pushed")
    generation = try head.generation()
    let count = try head.count(0...limits.pushedRows)
    try head.finish()
    if count != (generation == push.generation ? push.rows.count : 0) { throw .otherAnswer }
    var rows: [RowAnswer] = []
    for _ in 0..<count {
      var line = try reader.line()
      rows.append(try RowAnswer(&line))
      try line.finish()
    }
    try reader.finish()
    self.rows = rows
  }
}

extension RowAnswer {
  init(_ line: inout MessageLine) throws(MessageError) {
    let word = try line.field()
    if equal(word, "stored") {
      self = .stored
    } else if equal(word, "have") {
      self = .have
    } else if equal(word, "behind") {
      self = .behind(Revision(try line.number()))
    } else if equal(word, "refused") {
      let word = try line.field()
      guard let reason = RowError.allCases.first(where: { equal(word, $0.word) }) else {
        throw .malformed
      }
      self = .refused(reason)
    } else {
      throw .malformed
    }
  }
}
