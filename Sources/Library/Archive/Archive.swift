import ByteStrings
import Games

/// Everything that a player owns and that may go to another device, as one text for keeping, moving or merging.
/// `docs/records.md` describes the format.
public struct Archive: Equatable, Sendable {
  /// A game with the time on its clock.
  struct Item: Equatable, Sendable {
    /// The lines of the game. The first one is the shown line.
    var lines: [AnySession]
    let clock: PlayTime

    /// The identity of the game.
    var id: GameID { lines[0].id }
  }

  /// The rows `setting/NAME` and `gone/ID`.
  private(set) var rows: [Row] = []

  /// The player's own themes.
  private(set) var themes: [MemorizeTheme] = []

  private(set) var items: [Item] = []

  init(items: [Item], themes: [MemorizeTheme], rows: [Row]) {
    self.items = items
    self.themes = themes
    self.rows = rows
  }

  /// Format 2 added themes; format 3 added settings, deletions and several lines per game. An archive uses the
  /// lowest format that can represent its content, so that earlier versions can read it if possible.
  private static let latestFormat: Int64 = 3

  private var format: Int64 {
    if !rows.isEmpty { return 3 }
    for item in items where item.lines.count > 1 { return 3 }
    return themes.isEmpty ? 1 : 2
  }

  /// The text, as bytes of UTF-8. The same games in the same order give the same text.
  public var text: [UInt8] {
    var text = TextWriter()
    text.write("pastime-archive ")
    text.write(format)
    text.endLine()
    for row in rows {
      // The first slash of the key becomes a space, because a field holds only one word.
      let slash = row.key.firstIndex(of: UInt8(ascii: "/")) ?? 0
      text.write(Array(row.key[..<slash]))
      text.space()
      text.write(Array(row.key[(slash + 1)...]))
      text.space()
      text.write(row.text)
      text.endLine()
    }
    for theme in themes {
      text.write("theme ")
      text.write(theme.text)
      text.endLine()
    }
    for item in items {
      text.write("clock ")
      text.write(item.clock.count)
      text.endLine()
      for (index, line) in item.lines.enumerated() {
        if index > 0 { text.write("line\n") }
        text.write(line.record)
      }
    }
    return text.bytes
  }

  /// Reads a whole archive. Linear in its length.
  /// - Throws: the first error, with its line.
  public init(text: [UInt8]) throws(ArchiveError) {
    var reader = ArchiveReader(text)
    try reader.readFormat(upTo: Self.latestFormat)
    while let row = try reader.readRow() { rows.append(row) }
    while let theme = try reader.readTheme() { themes.append(theme) }
    while let clock = try reader.readClock() {
      let first = try reader.readRecord()
      var item = Item(lines: [first], clock: max(clock, first.summary.timeAtLastMove))
      while let line = try reader.readLine(of: first) { item.lines.append(line) }
      items.append(item)
    }
  }
}
