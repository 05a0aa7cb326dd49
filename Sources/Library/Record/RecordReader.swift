import ByteStrings
import Games

/// A record that was read: the game, and what stopped the reading where something did.
public struct RecordReading: Equatable, Sendable {
  /// The game after the moves that could be replayed.
  public let session: AnySession

  /// Why the reading stopped before the end of the text; nothing when all of it was read.
  public let fault: RecordFault?

  /// Reads a record, validates everything, and replays its moves.
  ///
  /// A fault in the moves gives the game up to the last legal move. Linear in the length of the text.
  /// - Throws: `RecordFault` when the header is at fault, so that there is no game at all.
  public init(_ record: [UInt8]) throws(RecordFault) {
    var reader = RecordReader(record)
    try reader.readFormat()
    switch try reader.readGame() {
    case .codeword:
      let (session, fault): (Session<Codeword>, RecordFault?) = try reader.readSession()
      self.session = .codeword(session)
      self.fault = fault
    case .anagrams:
      let (session, fault): (Session<Anagrams>, RecordFault?) = try reader.readSession()
      self.session = .anagrams(session)
      self.fault = fault
    case .hangman:
      let (session, fault): (Session<Hangman>, RecordFault?) = try reader.readSession()
      self.session = .hangman(session)
      self.fault = fault
    }
  }
}

/// Reads a record line by line.
private struct RecordReader {
  private let bytes: [UInt8]
  private var position = 0
  private var line = 0

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  mutating func readFormat() throws(RecordFault) {
    let version = try read(.pastime, "pastime") { (text) throws(TextFault) in try text.number() }
    guard version >= 1 else { throw fault(.text(.outOfRange)) }
    guard version <= RecordWriter.format else { throw fault(.laterFormat) }
  }

  private var rules: Int64 = 0

  mutating func readGame() throws(RecordFault) -> GameKind {
    var keyword: ArraySlice<UInt8> = []
    rules = try read(.game, "game") { (text) throws(TextFault) in
      keyword = try text.field()
      return try text.number()
    }
    guard let kind = GameKind.allCases.first(where: { equal(keyword, $0.keyword) }) else {
      throw fault(.unknownGame)
    }
    return kind
  }

  mutating func readSession<G: Game>() throws(RecordFault) -> (Session<G>, RecordFault?) {
    guard rules <= G.rulesVersion else { throw fault(.laterRules) }
    guard rules >= 1 else { throw fault(.text(.outOfRange)) }
    let header = try readHeader()
    let options = try read(.options, "options") { (text) throws(TextFault) in
      try G.Options(from: &text)
    }
    let puzzle = try read(.puzzle, "puzzle") { (text) throws(TextFault) in
      try G.Puzzle(from: &text)
    }
    var session: Session<G>
    do { session = try Session<G>(header, options: options, puzzle: puzzle) } catch {
      throw fault(.mismatch)
    }
    guard try requiredLine(.empty).isEmpty else { throw fault(.missingLine(.empty)) }
    let problem = replayMoves(in: &session)
    return (session, problem)
  }

  private mutating func readHeader() throws(RecordFault) -> SessionHeader {
    let id = try read(.id, "id") { (text) throws(TextFault) in try recordID(from: &text) }
    let begun = try read(.begun, "begun") { (text) throws(TextFault) in try text.number() }
    var origin = SessionHeader.Origin.dealt
    if let next = peekLine(), equal(bytes[next], "sample") {
      _ = nextLine()
      origin = .sample
    } else if let next = peekLine(), equal(bytes[next], "challenge") {
      _ = nextLine()
      origin = .challenge
    }
    var parent: RecordID?
    if let next = peekLine(), begins(next, "branch-of ") {
      parent = try read(.id, "branch-of") { (text) throws(TextFault) in
        try recordID(from: &text)
      }
    }
    return SessionHeader(
      id: id, begun: Milliseconds(begun), origin: origin, branchOf: parent)
  }

  private mutating func replayMoves<G>(in session: inout Session<G>) -> RecordFault? {
    while position < bytes.count {
      guard let range = nextLine() else {
        line += 1
        return fault(.unfinishedLine)
      }
      var text = TextReader(bytes, in: range)
      do throws(TextFault) {
        let time = Milliseconds(try text.number())
        let since = Milliseconds(try text.number())
        let move = try G.Move(from: &text)
        try text.finish()
        guard time >= session.moves.last?.time ?? .zero else { return fault(.timeBackwards) }
        do { try session.play(move, at: time, since: since, in: nil) } catch {
          return fault(.illegalMove)
        }
      } catch {
        return fault(.text(error))
      }
    }
    return nil
  }

  /// Reads the line that must begin with `keyword`.
  private mutating func read<Value>(
    _ name: RecordFault.Line, _ keyword: StaticString,
    _ value: (inout TextReader) throws(TextFault) -> Value
  ) throws(RecordFault) -> Value {
    var text = TextReader(bytes, in: try requiredLine(name))
    do { try text.expect(keyword) } catch { throw fault(.missingLine(name)) }
    do {
      let value = try value(&text)
      try text.finish()
      return value
    } catch { throw fault(.text(error)) }
  }

  /// The next line, which must be there.
  private mutating func requiredLine(_ name: RecordFault.Line) throws(RecordFault) -> Range<Int> {
    guard let range = nextLine() else {
      line += 1
      throw fault(.missingLine(name))
    }
    return range
  }

  private func fault(_ reason: RecordFault.Reason) -> RecordFault {
    RecordFault(line: line, reason: reason)
  }

  private func peekLine() -> Range<Int>? {
    var end = position
    while end < bytes.count, bytes[end] != UInt8(ascii: "\n") { end += 1 }
    return end < bytes.count ? position..<end : nil
  }

  private mutating func nextLine() -> Range<Int>? {
    guard let range = peekLine() else { return nil }
    position = range.upperBound + 1
    line += 1
    return range
  }

  private func begins(_ range: Range<Int>, _ prefix: StaticString) -> Bool {
    prefix.withUTF8Buffer { bytes[range].starts(with: $0) }
  }
}

private func recordID(from text: inout TextReader) throws(TextFault) -> RecordID {
  guard let id = RecordID(try text.field()) else { throw .unexpected }
  return id
}
