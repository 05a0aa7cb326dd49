import ByteStrings
import Games
import Words

/// The result of reading a record: the game, and the error that stopped the reading, if any.
public struct RecordReading: Equatable, Sendable {
  /// The game after the moves that could be replayed.
  public let session: AnySession

  /// Why the reading stopped before the end of the text; nil if all of it was read.
  public let error: RecordError?

  /// Reads a record, validates everything, and replays its moves.
  ///
  /// After an error in the moves, the game has the moves up to the last legal one. Linear in the length of the
  /// text; text beyond `RecordLimits` is not read.
  /// - Throws: `RecordError` if the header is invalid, so that there is no game at all.
  public init(_ record: [UInt8]) throws(RecordError) {
    var reader = RecordReader(record)
    try reader.readFormat()
    let (kind, rules) = try reader.readGame()
    let header = try reader.readHeader()
    (session, error) =
      switch kind {
      case .codeword: try reader.readSession(of: Codeword.self, header, rules)
      case .anagrams: try reader.readSession(of: Anagrams.self, header, rules)
      case .hangman: try reader.readSession(of: Hangman.self, header, rules)
      case .memorize: try reader.readSession(of: Memorize.self, header, rules)
      case .times: try reader.readSession(of: Times.self, header, rules)
      }
  }
}

extension Session where G: KeptGame {
  /// Reads the record of one game, up to the first move that is not allowed. It is for programs that contain
  /// only this game.
  /// - Throws: `RecordError` if the header is invalid, or the record is of another game.
  public init(record: [UInt8]) throws(RecordError) {
    var reader = RecordReader(record)
    try reader.readFormat()
    let (kind, rules) = try reader.readGame()
    guard kind == G.kind else { throw RecordError(line: 2, reason: .unknownGame) }
    self = try reader.readMoves(of: G.self, try reader.readHeader(), rules).session
  }
}

/// Reads a record line by line.
private struct RecordReader {
  private let bytes: [UInt8]
  private var position = 0
  private var line = 0
  /// The alphabet of the words, which the options determine.
  private var alphabet = Alphabet.latin

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  mutating func readFormat() throws(RecordError) {
    let version = try readNumber(.pastime, "pastime")
    guard version >= 1 else { throw recordError(.text(.outOfRange)) }
    guard version <= RecordWriter.format else { throw recordError(.laterFormat) }
  }

  mutating func readGame() throws(RecordError) -> (GameKind, rules: Int64) {
    var text = try readLine(.game, "game")
    let keyword: ArraySlice<UInt8>
    let rules: Int64
    do {
      keyword = try text.field()
      rules = try text.number()
      try text.finish()
    } catch { throw recordError(.text(error)) }
    guard let kind = GameKind(keyword: keyword) else {
      throw recordError(.unknownGame)
    }
    guard rules <= kind.rulesVersion else { throw laterRules }
    guard rules >= 1 else { throw recordError(.text(.outOfRange)) }
    return (kind, rules)
  }

  mutating func readHeader() throws(RecordError) -> SessionHeader {
    let id = try readID("id")
    let created = try readNumber(.begun, "begun")
    var origin = SessionHeader.Origin.dealt
    if let next = peekLine(),
      let named = SessionHeader.Origin.allCases.first(where: {
        $0.line.map { equal(bytes[next], $0) } ?? false
      })
    {
      _ = nextLine()
      origin = named
    }
    var parent: GameID?
    if let next = peekLine(), begins(next, "branch-of ") { parent = try readID("branch-of") }
    return SessionHeader(
      id: id, created: WallTime(created), origin: origin, branchOf: parent)
  }

  /// Reads the game, starting from its options.
  mutating func readSession<G: KeptGame>(
    of game: G.Type, _ header: SessionHeader, _ rules: Int64
  ) throws(RecordError) -> (AnySession, RecordError?) {
    let (session, error) = try readMoves(of: game, header, rules)
    return (G.wrap(session), error)
  }

  mutating func readMoves<G: KeptGame>(
    of game: G.Type, _ header: SessionHeader, _ rules: Int64
  ) throws(RecordError) -> (session: Session<G>, error: RecordError?) {
    let box = ReplayBox<G>(try readDeal(header, rules))
    try readEmptyLine()
    let error = replayMoves(in: box)
    return (box.session, error)
  }

  /// Reads the options and the puzzle.
  private mutating func readDeal<G: Game>(
    _ header: SessionHeader, _ rules: Int64
  ) throws(RecordError) -> Session<G> {
    let options: G.Options
    let puzzle: G.Puzzle
    var text = try readLine(.options, "options")
    do {
      options = try G.Options(from: &text)
      try text.finish()
      alphabet = text.alphabet
    } catch { throw recordError(.text(error)) }
    guard rules <= G.rulesVersion(for: options) else { throw laterRules }
    text = try readLine(.puzzle, "puzzle")
    do {
      puzzle = try G.Puzzle(from: &text)
      try text.finish()
    } catch { throw recordError(.text(error)) }
    do { return try Session<G>(header, options: options, puzzle: puzzle, rules: rules) } catch {
      throw recordError(.mismatch)
    }
  }

  private mutating func readEmptyLine() throws(RecordError) {
    guard try requiredLine(.empty).isEmpty else { throw recordError(.missingLine(.empty)) }
  }

  private mutating func replayMoves(in session: any ReplayedSession) -> RecordError? {
    while position < bytes.count {
      guard session.times.count < RecordLimits.moves, let range = nextLine() else {
        line += 1
        let isAtLimit = session.times.count == RecordLimits.moves
        return recordError(isAtLimit || isTooLong ? .tooLong : .unfinishedLine)
      }
      var text = TextReader(bytes, in: range, alphabet: alphabet)
      do throws(TextError) {
        let time = PlayTime(try text.number())
        let wallOffset = Milliseconds(try text.number())
        if let reason = session.replayMove(from: &text, at: time, wallOffset: wallOffset) {
          return recordError(reason)
        }
      } catch {
        return recordError(.text(error))
      }
    }
    return nil
  }

  /// The rest of the next line, which must begin with the keyword.
  private mutating func readLine(
    _ name: RecordError.Line, _ keyword: Literal
  ) throws(RecordError) -> TextReader {
    var text = TextReader(bytes, in: try requiredLine(name), alphabet: alphabet)
    do { try text.expect(keyword) } catch { throw recordError(.missingLine(name)) }
    return text
  }

  private mutating func readNumber(
    _ name: RecordError.Line, _ keyword: Literal
  ) throws(RecordError) -> Int64 {
    var text = try readLine(name, keyword)
    do {
      let number = try text.number()
      try text.finish()
      return number
    } catch { throw recordError(.text(error)) }
  }

  private mutating func readID(_ keyword: Literal) throws(RecordError) -> GameID {
    var text = try readLine(.id, keyword)
    do throws(TextError) {
      guard let id = GameID(try text.field()) else { throw .unexpected }
      try text.finish()
      return id
    } catch { throw recordError(.text(error)) }
  }

  /// The next line, which must exist.
  private mutating func requiredLine(_ name: RecordError.Line) throws(RecordError) -> Range<Int> {
    guard let range = nextLine() else {
      line += 1
      throw recordError(isTooLong ? .tooLong : .missingLine(name))
    }
    return range
  }

  /// The version is named in the second line.
  private var laterRules: RecordError { RecordError(line: 2, reason: .laterRules) }

  private func recordError(_ reason: RecordError.Reason) -> RecordError {
    RecordError(line: line, reason: reason)
  }

  /// Whether the text exceeds the limit. The excess is not read.
  private var isTooLong: Bool { bytes.count > RecordLimits.bytes }

  private func peekLine() -> Range<Int>? {
    let limit = min(bytes.count, RecordLimits.bytes)
    var end = position
    while end < limit, bytes[end] != UInt8(ascii: "\n") { end += 1 }
    return end < limit ? position..<end : nil
  }

  private mutating func nextLine() -> Range<Int>? {
    guard let range = peekLine() else { return nil }
    position = range.upperBound + 1
    line += 1
    return range
  }

  private func begins(_ range: Range<Int>, _ prefix: Literal) -> Bool {
    bytes[range].starts(with: prefix.utf8)
  }
}
