import Games

/// The deletion of a game or a theme, as in its row `gone/ID`: `N HASH…`.
///
/// Each deletion and each undo increments the count, so an odd count means deleted. The deletion hides only the
/// lines that it names by their fingerprints. A move made elsewhere in the meantime gives a line that is not
/// named, so the game comes back.
struct Deletion: Equatable {
  private(set) var count: Int64 = 0
  /// The fingerprints of the lines, in ascending order.
  private(set) var lines: [Fingerprint] = []

  /// No deletion.
  init() {}

  /// Reads the text of a row; nil for any spelling that `text` would not produce.
  init?(_ row: [UInt8]) {
    var reader = TextReader(row)
    guard let count = try? reader.number(), count > 0 else { return nil }
    self.count = count
    while !reader.isAtEnd {
      guard let field = try? reader.field(), let line = Fingerprint(field) else { return nil }
      if let last = lines.last, last >= line { return nil }
      lines.append(line)
    }
  }

  /// The text of the row; empty before the first deletion.
  var text: [UInt8] {
    if count == 0 { return [] }
    var text = TextWriter()
    text.write(count)
    for line in lines {
      text.space()
      text.write(line.digits)
    }
    return text.bytes
  }

  /// Whether the game or theme is currently deleted.
  var isDeleted: Bool { count & 1 == 1 }

  /// Whether the deletion hides a line.
  func covers(_ line: [UInt8]) -> Bool {
    isDeleted && lines.contains(Fingerprint(of: line))
  }

  /// Whether the deletion hides every line of a game.
  func coversAll(_ lines: [[UInt8]]) -> Bool {
    for line in lines where !covers(line) { return false }
    return true
  }

  /// Deletes lines. If other lines are deleted already, this extends the same deletion.
  mutating func delete(_ texts: [[UInt8]]) {
    if !isDeleted {
      count += 1
      lines = []
    }
    for text in texts { insert(Fingerprint(of: text)) }
  }

  /// Undoes the deletion.
  mutating func undo() {
    if !isDeleted { return }
    count += 1
    lines = []
  }

  /// The deletion with the higher count. If the counts are equal, the result hides the lines of both.
  func join(_ other: Deletion) -> Deletion {
    if count != other.count { return count > other.count ? self : other }
    var both = self
    for line in other.lines { both.insert(line) }
    return both
  }

  private mutating func insert(_ line: Fingerprint) {
    let index = insertionIndex(in: lines.count) { lines[$0] < line }
    if index == lines.count || lines[index] != line { lines.insert(line, at: index) }
  }
}
