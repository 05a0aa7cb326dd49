import ByteStrings
import Games
import Library

/// What a storage that has nothing but rows keeps beside the player's own: marks and the bookmark.
///
///     device/mark/KEY    the fingerprint of the text that the server has
///     device/bookmark    EPOCH CURSOR
///
/// Nothing below `device/` travels, and a version that knows no server leaves it alone. One that cannot be
/// read is as good as none.
public enum DeviceRow: Equatable, Sendable {
  /// What the server has of a row.
  case mark(Mark)
  /// How far the server was read.
  case cursor(Cursor)

  private static let markPrefix: Literal = "device/mark/"
  private static let cursorKey: Literal = "device/bookmark"

  /// Reads a row; nil for one of the player's, or one that cannot be read.
  public init?(_ row: Row) {
    let prefix = Self.markPrefix.utf8
    if row.key.starts(with: prefix) {
      guard let text = Fingerprint(row.text[...]) else { return nil }
      self = .mark(Mark(key: Array(row.key[prefix.count...]), text: text))
    } else if equal(row.key[...], Self.cursorKey), let cursor = Cursor(row.text) {
      self = .cursor(cursor)
    } else {
      return nil
    }
  }

  /// The row as it is stored.
  public var row: Row {
    var key = TextWriter()
    var text = TextWriter()
    switch self {
    case .mark(let mark):
      key.write(Self.markPrefix)
      key.write(mark.key)
      text.write(mark.text.digits)
    case .cursor(let cursor):
      key.write(Self.cursorKey)
      // Before the first answer of a server there is nothing to say.
      if let generation = cursor.generation {
        text.write(generation.digits)
        text.space()
        text.write(cursor.cursor.count)
      }
    }
    return Row(key: key.bytes, text: text.bytes)
  }
}

extension Cursor {
  fileprivate init?(_ text: [UInt8]) {
    var line = MessageLine(TextReader(text))
    do throws(MessageError) {
      self.init(generation: try line.generation(), cursor: Revision(try line.number()))
      try line.finish()
    } catch {
      return nil
    }
  }
}

extension StorageContents {
  /// Adds a row as it was read from a storage that has nothing but rows.
  public mutating func add(_ row: Row) {
    switch DeviceRow(row) {
    case .mark(let mark): marks.append(mark)
    case .cursor(let cursor): self.cursor = cursor
    case nil: rows.append(row)
    }
  }
}
