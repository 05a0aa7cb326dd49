import Games

/// What was deleted of a game or a theme, as its row `gone/ID` says it: `N HASH…`.
///
/// Each deletion and each undoing counts one further, so an odd number says deleted. It hides the
/// lines that it names by their fingerprints and no others: a move that was made elsewhere meanwhile makes a
/// line that is not named, and the game is back.
struct Deletion: Equatable {
  private(set) var count: Int64 = 0
  /// The fingerprints of the lines, in ascending order.
  private(set) var lines: [Fingerprint] = []

  /// Nothing was deleted.
  init() {}

  /// Reads the text of a row; nil for any other spelling than the one that is written.
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

  /// Whether anything is deleted now.
  var isDeleted: Bool { count & 1 == 1 }

  /// Whether it hides a line.
  func covers(_ line: [UInt8]) -> Bool {
    isDeleted && lines.contains(Fingerprint(of: line))
  }

  /// Whether it hides every line of a game.
  func coversAll(_ lines: [[UInt8]]) -> Bool {
    for line in lines where !covers(line) { return false }
    return true
  }

  /// Deletes lines. Where others are deleted already, it is the same deletion, of more.
  mutating func delete(_ texts: [[UInt8]]) {
    if !isDeleted {
      count += 1
      lines = []
    }
    for text in texts { insert(Fingerprint(of: text)) }
  }

  /// Takes the deletion back.
  mutating func undo() {
    if !isDeleted { return }
    count += 1
    lines = []
  }

  /// The later one; of two that count alike, one that hides what either hides.
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
