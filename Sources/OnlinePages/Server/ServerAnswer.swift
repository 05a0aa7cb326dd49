import ByteStrings
import Games

/// The answer of a server to a request: the HTTP status, and lines of a name and a value.
struct ServerAnswer {
  /// 200 to 299 if the server did what it was asked to do, 0 if nobody answered.
  let status: Int
  private let text: [UInt8]
  private let lines: [ArraySlice<UInt8>]

  /// Reads an answer as the host hands it over: a line with the status, then the body.
  @inline(never)
  init(_ text: [UInt8]) {
    self.text = text
    lines = text.split(separator: UInt8(ascii: "\n"))
    status = lines.first.flatMap { try? Int(decimal($0)) } ?? 0
  }

  /// The bytes after the line with the status.
  var body: [UInt8] { Array(text.drop { $0 != UInt8(ascii: "\n") }.dropFirst()) }

  var isDone: Bool { status / 100 == 2 }

  /// Whether the first line of the body has a number that this version does not know, so the server is newer than the
  /// page.
  var isLater: Bool {
    guard lines.count > 1 else { return false }
    let head = lines[1].split(separator: UInt8(ascii: " "))
    return head.count > 1 && equal(head[0].prefix(8), "pastime-") && !equal(head[1], "1")
  }

  /// The value after a name; nil if no line has the name.
  @inline(never)
  subscript(name: Literal) -> PlainText? {
    for line in lines {
      let parts = Self.words(line, 2)
      if parts.first?.isSpelled(name) == true { return parts.count > 1 ? parts[1] : "" }
    }
    return nil
  }

  /// The bytes after the line that has the name and their number; nil if there are fewer bytes.
  func section(_ name: Literal) -> [UInt8]? {
    for line in lines {
      let words = Self.words(line, 2)
      guard words.count == 2, words[0].isSpelled(name) else { continue }
      let start = line.endIndex + 1
      guard let count = try? Int(decimal(Array(words[1].utf8)[...])), count <= text.count - start
      else {
        return nil
      }
      return Array(text[start..<start + count])
    }
    return nil
  }

  /// The value after a name, as this many words, of which the last may contain spaces; nil if there are fewer words.
  func words(_ name: Literal, _ count: Int) -> [PlainText]? {
    guard let value = self[name] else { return nil }
    let words = Self.words(Array(value.utf8)[...], count)
    return words.count == count ? words : nil
  }

  /// The lines after the first two (the status, and the kind of the body), as this many words each.
  @inline(never)
  func entries(_ count: Int) -> [[PlainText]] {
    var found: [[PlainText]] = []
    for line in lines.dropFirst(2) {
      let words = Self.words(line, count)
      if words.count == count { found.append(words) }
    }
    return found
  }

  /// The value after a name on each line that has the name, as this many words.
  @inline(never)
  func lists(_ name: Literal, _ count: Int) -> [[PlainText]] {
    var found: [[PlainText]] = []
    for line in entries(2) where line[0].isSpelled(name) {
      let words = Self.words(line[1], count)
      if words.count == count { found.append(words) }
    }
    return found
  }

  /// Words separated by spaces, at most this many. The last may contain spaces.
  @inline(never)
  static func words(_ text: PlainText, _ count: Int) -> [PlainText] {
    words(Array(text.utf8)[...], count)
  }

  @inline(never)
  private static func words(_ line: ArraySlice<UInt8>, _ count: Int) -> [PlainText] {
    line.split(separator: UInt8(ascii: " "), maxSplits: count - 1)
      .map { PlainText(utf8: Array($0)) }
  }
}
