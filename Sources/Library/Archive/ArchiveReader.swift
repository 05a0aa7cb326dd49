import ByteStrings
import Games

/// Reads an archive line by line. Each method reads one kind of item that can come next.
struct ArchiveReader {
  private let text: [UInt8]
  /// The next line, without its line feed; nil at the end of the text.
  private var line: Range<Int>?
  /// The number of the next line, from 1.
  private var number = 0
  private var position = 0
  private var format: Int64 = 0

  init(_ text: [UInt8]) {
    self.text = text
    advance()
  }

  mutating func readFormat(upTo latest: Int64) throws(ArchiveError) {
    guard let version = numberAfter("pastime-archive"), version >= 1 else {
      throw archiveError(.notAnArchive)
    }
    guard version <= latest else { throw archiveError(.laterFormat) }
    format = version
    advance()
  }

  /// A setting or a deletion; nil if the next line is something else.
  mutating func readRow() throws(ArchiveError) -> Row? {
    guard format >= 3, let line, begins("setting ") || begins("gone ") else { return nil }
    // The first two fields are the key, with a slash between them.
    var key: [UInt8] = []
    var spaces = 0
    for byte in text[line] {
      if byte == UInt8(ascii: " ") { spaces += 1 }
      if spaces == 2 { break }
      key.append(byte == UInt8(ascii: " ") ? UInt8(ascii: "/") : byte)
    }
    let row = Row(key: key, text: Array(text[line].dropFirst(key.count + 1)))
    switch RowKey(key) {
    case .setting(let name)? where Settings.travels(name) && SettingValue(row.text) != nil: break
    case .gone? where Deletion(row.text) != nil: break
    default: throw archiveError(.row)
    }
    advance()
    return row
  }

  /// A theme; nil if the next line is something else.
  mutating func readTheme() throws(ArchiveError) -> MemorizeTheme? {
    guard let line, begins("theme ") else { return nil }
    guard let theme = GameLibrary.theme(Array(text[line.lowerBound + 6..<line.upperBound])) else {
      throw archiveError(.theme)
    }
    advance()
    return theme
  }

  /// The clock of the next game; nil at the end.
  mutating func readClock() throws(ArchiveError) -> PlayTime? {
    if line == nil { return nil }
    guard let clock = numberAfter("clock") else { throw archiveError(.clock) }
    advance()
    return PlayTime(clock)
  }

  /// The record up to the next clock or line of a game.
  mutating func readRecord() throws(ArchiveError) -> AnySession {
    let offset = number - 1
    let start = line?.lowerBound ?? text.count
    var end = start
    while let line, !isLine, numberAfter("clock") == nil {
      // The last line may lack a line feed.
      end = min(line.upperBound + 1, text.count)
      advance()
    }
    let reading: RecordReading
    do { reading = try RecordReading(Array(text[start..<end])) } catch {
      throw ArchiveError(line: offset + error.line, reason: .record(error.reason))
    }
    if let error = reading.error {
      throw ArchiveError(line: offset + error.line, reason: .record(error.reason))
    }
    return reading.session
  }

  /// A further line of the same game; nil if the next line is something else.
  mutating func readLine(of game: AnySession) throws(ArchiveError) -> AnySession? {
    guard isLine else { return nil }
    let offset = number
    advance()
    let session = try readRecord()
    guard session.id == game.id else { throw ArchiveError(line: offset, reason: .row) }
    return session
  }

  private var isLine: Bool {
    format >= 3 && (line.map { equal(text[$0], "line") } ?? false)
  }

  private func begins(_ prefix: Literal) -> Bool {
    line.map { text[$0].starts(with: prefix.utf8) } ?? false
  }

  /// The number in a line that consists of a keyword and a number.
  private func numberAfter(_ keyword: Literal) -> Int64? {
    guard let line else { return nil }
    var reader = TextReader(text, in: line)
    do {
      try reader.expect(keyword)
      let number = try reader.number()
      try reader.finish()
      return number
    } catch { return nil }
  }

  private func archiveError(_ reason: ArchiveError.Reason) -> ArchiveError {
    ArchiveError(line: number, reason: reason)
  }

  private mutating func advance() {
    number += 1
    guard position < text.count else {
      line = nil
      return
    }
    var end = position
    while end < text.count, text[end] != UInt8(ascii: "\n") { end += 1 }
    line = position..<end
    position = end + 1
  }
}
