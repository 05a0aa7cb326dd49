import ByteStrings
import Games
import Library

/// What a storage that has only rows keeps in addition to the player's rows: marks and the cursor.
///
///     device/mark/KEY    the fingerprint of the text that the server has
///     device/bookmark    GENERATION CURSOR
///
/// Rows under `device/` never leave the device, and a version that knows no server ignores them. An unreadable row
/// counts as missing.
public enum DeviceRow: Equatable, Sendable {
  /// What the server has of a row.
  case mark(Mark)
  /// How far the device has read from the server.
  case cursor(Cursor)

  private static let markPrefix: Literal = "device/mark/"
  private static let cursorKey: Literal = "device/bookmark"

  /// Reads a row; nil if it is one of the player's rows or is unreadable.
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
      // Before the first answer of a server there is nothing to store.
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
  /// Adds a row that was read from a storage that has only rows.
  public mutating func add(_ row: Row) {
    switch DeviceRow(row) {
    case .mark(let mark): marks.append(mark)
    case .cursor(let cursor): self.cursor = cursor
    case nil: rows.append(row)
    }
  }
}
