import ByteStrings
import Games
import Library

/// What a storage that has nothing but rows keeps beside the player's own: marks and the bookmark.
///
///     device/mark/KEY    the fingerprint of the text that the house has
///     device/bookmark    EPOCH CURSOR
///
/// Nothing below `device/` travels, and a version that knows no house leaves it alone. One that cannot be
/// read is as good as none.
public enum DeviceRow: Equatable, Sendable {
  /// What the house has of a row.
  case mark(Mark)
  /// How far the house was read.
  case bookmark(Bookmark)

  private static let markPrefix: Literal = "device/mark/"
  private static let bookmarkKey: Literal = "device/bookmark"

  /// Reads a row; nil for one of the player's, or one that cannot be read.
  public init?(_ row: Row) {
    let prefix = Self.markPrefix.utf8
    if row.key.starts(with: prefix) {
      guard let text = Fingerprint(row.text[...]) else { return nil }
      self = .mark(Mark(key: Array(row.key[prefix.count...]), text: text))
    } else if equal(row.key[...], Self.bookmarkKey), let bookmark = Bookmark(row.text) {
      self = .bookmark(bookmark)
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
    case .bookmark(let bookmark):
      key.write(Self.bookmarkKey)
      // Before the first answer of a house there is nothing to say.
      if let epoch = bookmark.epoch {
        text.write(epoch.digits)
        text.space()
        text.write(bookmark.cursor.count)
      }
    }
    return Row(key: key.bytes, text: text.bytes)
  }
}

extension Bookmark {
  fileprivate init?(_ text: [UInt8]) {
    var line = MessageLine(TextReader(text))
    do throws(MessageError) {
      self.init(epoch: try line.epoch(), cursor: Revision(try line.number()))
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
    case .bookmark(let bookmark): self.bookmark = bookmark
    case nil: rows.append(row)
    }
  }
}
