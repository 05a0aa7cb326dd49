import ByteStrings
import Games

/// A row of storage: a key and a text, both bytes of UTF-8.
public struct Row: Equatable, Sendable {
  /// What the row is found by.
  public let key: [UInt8]
  /// What it holds.
  public let text: [UInt8]

  /// The row with this key and text.
  public init(key: [UInt8], text: [UInt8]) {
    self.key = key
    self.text = text
  }
}

/// A change that waits to be stored.
public enum RowChange: Equatable, Sendable {
  /// Write the row, but only over nothing or over the beginning of the new text: a record grows.
  case extend(Row)
  /// Write the row over whatever stands there.
  case replace(Row)
  /// Delete the row with this key.
  case discard([UInt8])

  /// The key of the row.
  public var key: [UInt8] {
    switch self {
    case .extend(let row), .replace(let row): row.key
    case .discard(let key): key
    }
  }
}

/// What the keys of rows mean.
public enum RowKey: Equatable, Sendable {
  /// The record of a game.
  case record(RecordID)
  /// The time of play of a game: its clock counts on between moves, and a record only has moves.
  case clock(RecordID)
  /// A theme of the player's own, by what follows from its text.
  case theme(RecordID)
  /// How the player likes it.
  case settings

  /// The key that bytes spell, or nothing for any other text.
  public init?(_ key: [UInt8]) {
    if let id = Self.identity(in: key, after: "record/") {
      self = .record(id)
    } else if let id = Self.identity(in: key, after: "clock/") {
      self = .clock(id)
    } else if let id = Self.identity(in: key, after: "theme/") {
      self = .theme(id)
    } else if equal(key[...], "settings") {
      self = .settings
    } else {
      return nil
    }
  }

  /// The bytes of the key.
  public var text: [UInt8] {
    switch self {
    case .record(let id): Self.key("record/", id)
    case .clock(let id): Self.key("clock/", id)
    case .theme(let id): Self.key("theme/", id)
    case .settings: Self.key("settings", nil)
    }
  }

  private static func key(_ prefix: Literal, _ id: RecordID?) -> [UInt8] {
    var text = TextWriter()
    text.write(prefix)
    if let id { text.write(id.digits) }
    return text.bytes
  }

  private static func identity(in key: [UInt8], after prefix: Literal) -> RecordID? {
    key.starts(with: prefix.utf8) ? RecordID(key[prefix.utf8.count...]) : nil
  }
}

/// A row that could not be read, or not to its end.
public struct LoadFault: Equatable, Sendable {
  /// The key of the row.
  public let key: [UInt8]
  /// What is wrong with its record; nothing where the record does not belong under this key.
  public let fault: RecordFault?
}

/// What became of a game that two tabs went on with.
public enum ConflictResolution: Equatable, Sendable {
  /// The stored record went on from ours and took its place.
  case adopted(RecordID)
  /// Both are kept; ours has this identity now.
  case branched(RecordID)
}
