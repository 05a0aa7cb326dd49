import ByteStrings
import Games

/// Everything a player owns but the settings, as one text: to keep, to move to another device, to unite with
/// what is there. `docs/records.md` describes the format.
public struct Archive: Equatable, Sendable {
  /// A game with the time that its clock showed.
  struct Item: Equatable, Sendable {
    let session: AnySession
    let clock: Milliseconds
  }

  let items: [Item]

  /// The player's own themes.
  let themes: [MemorizeTheme]

  init(items: [Item], themes: [MemorizeTheme] = []) {
    self.items = items
    self.themes = themes
  }

  /// The second format has themes. Without any the first is written, which every version reads.
  private static let format: Int64 = 2

  /// The text, as bytes of UTF-8: the same for the same games in the same order.
  public var text: [UInt8] {
    var text = TextWriter()
    text.write("pastime-archive ")
    text.write(themes.isEmpty ? 1 : Self.format)
    text.endLine()
    for theme in themes {
      text.write("theme ")
      text.write(theme.text)
      text.endLine()
    }
    for item in items {
      text.write("clock ")
      text.write(item.clock.count)
      text.endLine()
      text.write(item.session.record)
    }
    return text.bytes
  }

  /// Reads an archive whole. Linear in its length.
  /// - Throws: the first fault, with its line.
  public init(text: [UInt8]) throws(ArchiveFault) {
    var lines = Lines(text)
    guard let first = lines.next(),
      let version = number(in: first, of: text, after: "pastime-archive")
    else { throw ArchiveFault(line: 1, reason: .notAnArchive) }
    guard version >= 1 else { throw ArchiveFault(line: 1, reason: .notAnArchive) }
    guard version <= Self.format else { throw ArchiveFault(line: 1, reason: .laterFormat) }
    var items: [Item] = []
    var themes: [MemorizeTheme] = []
    var next = lines.next()
    while let line = next, isTheme(line, of: text) {
      guard let theme = GameLibrary.theme(Array(text[line.lowerBound + 6..<line.upperBound])) else {
        throw ArchiveFault(line: lines.number, reason: .theme)
      }
      themes.append(theme)
      next = lines.next()
    }
    while let line = next {
      guard let clock = number(in: line, of: text, after: "clock") else {
        throw ArchiveFault(line: lines.number, reason: .clock)
      }
      let offset = lines.number
      // The last line may have no end.
      let start = min(line.upperBound + 1, text.count)
      var end = start
      repeat {
        next = lines.next()
        if let next, !isClock(next, of: text) { end = next.upperBound + 1 }
      } while next.map { !isClock($0, of: text) } ?? false
      let session = try Self.session(
        Array(text[start..<max(start, min(end, text.count))]), after: offset)
      items.append(
        Item(session: session, clock: max(Milliseconds(clock), session.summary.timeAtLastMove)))
    }
    self.items = items
    self.themes = themes
  }

  private static func session(
    _ record: [UInt8], after offset: Int
  ) throws(ArchiveFault) -> AnySession {
    let reading: RecordReading
    do { reading = try RecordReading(record) } catch {
      throw ArchiveFault(line: offset + error.line, reason: .record(error.reason))
    }
    if let fault = reading.fault {
      throw ArchiveFault(line: offset + fault.line, reason: .record(fault.reason))
    }
    return reading.session
  }
}

/// The ranges of the lines of a text, without their ends.
private struct Lines {
  private let text: [UInt8]
  private var position = 0
  private(set) var number = 0

  init(_ text: [UInt8]) { self.text = text }

  mutating func next() -> Range<Int>? {
    guard position < text.count else { return nil }
    var end = position
    while end < text.count, text[end] != UInt8(ascii: "\n") { end += 1 }
    defer { position = end + 1 }
    number += 1
    return position..<end
  }
}

private func isTheme(_ line: Range<Int>, of text: [UInt8]) -> Bool {
  text[line].starts(with: ("theme " as Literal).utf8)
}

private func isClock(_ line: Range<Int>, of text: [UInt8]) -> Bool {
  number(in: line, of: text, after: "clock") != nil
}

/// The number in a line that consists of a keyword and a number.
private func number(in line: Range<Int>, of text: [UInt8], after keyword: Literal) -> Int64? {
  var reader = TextReader(text, in: line)
  do {
    try reader.expect(keyword)
    let number = try reader.number()
    try reader.finish()
    return number
  } catch { return nil }
}
