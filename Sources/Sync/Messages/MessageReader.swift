import ByteStrings
import Games
import Library

/// Reads a message: lines of fields, and texts whose lengths such lines give.
///
/// The head of a message gives the number of its rows, so a message that was cut off anywhere is refused.
struct MessageReader {
  private let bytes: [UInt8]
  private var position = 0

  static let format: Int64 = 1

  init(_ bytes: [UInt8], limits: SyncLimits) throws(MessageError) {
    if bytes.count > limits.messageBytes { throw .tooLong }
    self.bytes = bytes
  }

  /// The rest of the first line, after the word that names the kind of message and the number of its format.
  mutating func head(_ word: Literal) throws(MessageError) -> MessageLine {
    var line = try line()
    guard equal(try line.field(), word) else { throw .otherMessage }
    let format = try line.number()
    if format > Self.format { throw .laterFormat }
    if format < Self.format { throw .malformed }
    return line
  }

  /// The next line.
  mutating func line() throws(MessageError) -> MessageLine {
    var end = position
    while end < bytes.count, bytes[end] != UInt8(ascii: "\n") { end += 1 }
    if end == bytes.count { throw .cut }
    defer { position = end + 1 }
    return MessageLine(TextReader(bytes, in: position..<end))
  }

  /// The text of a row, which ends with a line feed.
  mutating func text(of count: Int64, limits: SyncLimits) throws(MessageError) -> [UInt8] {
    if count > Int64(limits.rowBytes) { throw .tooLong }
    let end = position + Int(count)
    guard end < bytes.count else { throw .cut }
    guard bytes[end] == UInt8(ascii: "\n") else { throw .malformed }
    defer { position = end + 1 }
    return Array(bytes[position..<end])
  }

  func finish() throws(MessageError) {
    if position < bytes.count { throw .surplus }
  }
}

/// A line of a message, field by field.
struct MessageLine {
  private var reader: TextReader

  init(_ reader: TextReader) { self.reader = reader }

  mutating func field() throws(MessageError) -> ArraySlice<UInt8> {
    do { return try reader.field() } catch { throw .malformed }
  }

  mutating func number() throws(MessageError) -> Int64 {
    do { return try reader.number() } catch { throw .malformed }
  }

  mutating func generation() throws(MessageError) -> Generation {
    guard let generation = Generation(try field()) else { throw .malformed }
    return generation
  }

  /// The number of rows, between two limits.
  mutating func count(_ range: ClosedRange<Int>) throws(MessageError) -> Int {
    let count = try number()
    if count < Int64(range.lowerBound) || count > Int64(range.upperBound) { throw .rowCount }
    return Int(count)
  }

  func finish() throws(MessageError) {
    if !reader.isAtEnd { throw .malformed }
  }
}

extension TextWriter {
  /// Begins a message.
  mutating func write(head word: Literal, generation: Generation) {
    write(word)
    space()
    write(MessageReader.format)
    space()
    write(generation.digits)
    space()
  }

  /// Appends the key of a row, the length of its text and the text.
  mutating func write(_ row: Row) {
    write(row.key)
    space()
    write(row.text.count)
    endLine()
    write(row.text)
    endLine()
  }
}

extension Row {
  /// The most bytes that the row takes in a message, with its revision.
  var bytesInMessage: Int { key.count + text.count + 32 }
}
