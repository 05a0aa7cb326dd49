import ByteStrings
import Games

/// The meaning of a row key. It is indirect, so that it fits in one machine word, because all code that takes
/// rows passes it on.
public indirect enum RowKey: Equatable, Sendable {
  /// The lines of a game: see `RecordLines`.
  case record(GameID)
  /// The time of play of a game. The clock also runs between moves, but a record only has the times of moves.
  case clock(GameID)
  /// The lines of friends' games of the same puzzle.
  case friends(GameID)
  /// The deletion of a game or a theme: see `Deletion`.
  case gone(Identity)
  /// A theme of the player's own, by the fingerprint of its text.
  case theme(Fingerprint)
  /// A setting by its name: see `SettingValue`.
  case setting([UInt8])
  /// All settings as text, as versions before `setting` rows stored them. It is read but never written.
  case settings
  /// The name of this device, which breaks ties about who changed a setting last. It stays on the device.
  case device

  /// The key that bytes spell; nil for any other text.
  public init?(_ key: [UInt8]) {
    if let id = Self.identity(in: key, after: "record/") {
      self = .record(GameID(id))
    } else if let id = Self.identity(in: key, after: "clock/") {
      self = .clock(GameID(id))
    } else if let id = Self.identity(in: key, after: "friends/") {
      self = .friends(GameID(id))
    } else if let id = Self.identity(in: key, after: "gone/") {
      self = .gone(id)
    } else if let id = Self.identity(in: key, after: "theme/") {
      self = .theme(Fingerprint(id))
    } else if let name = Self.rest(of: key, after: "setting/"), Self.isName(name) {
      self = .setting(Array(name))
    } else if equal(key[...], "settings") {
      self = .settings
    } else if equal(key[...], "device") {
      self = .device
    } else {
      return nil
    }
  }

  /// Whether the row goes to other devices. The name of the device and its device-specific settings stay, and
  /// so does the row `settings`, which only earlier versions wrote.
  public var travels: Bool {
    switch self {
    case .record, .clock, .friends, .gone, .theme: true
    case .setting(let name): Settings.travels(name)
    case .settings, .device: false
    }
  }

  /// Whether a text is valid for such a row. For a game, any text is a line.
  func isReadable(_ text: [UInt8]) -> Bool {
    switch self {
    case .record, .friends, .settings: true
    case .clock: (try? decimal(text[...])) != nil
    case .gone: Deletion(text) != nil
    case .theme(let id): Fingerprint(of: text) == id
    case .setting: SettingValue(text) != nil
    case .device: SettingValue.isDevice(text[...])
    }
  }

  /// The bytes of the key.
  public var text: [UInt8] {
    switch self {
    case .record(let id): Self.key("record/", id.digits)
    case .clock(let id): Self.key("clock/", id.digits)
    case .friends(let id): Self.key("friends/", id.digits)
    case .gone(let id): Self.key("gone/", id.digits)
    case .theme(let id): Self.key("theme/", id.digits)
    case .setting(let name): Self.key("setting/", name)
    case .settings: Self.key("settings", [])
    case .device: Self.key("device", [])
    }
  }

  /// Whether bytes can be the name before the value in a line.
  private static func isName(_ text: ArraySlice<UInt8>) -> Bool {
    !text.isEmpty && text.allSatisfy { $0 > UInt8(ascii: " ") }
  }

  private static func key(_ prefix: Literal, _ rest: [UInt8]) -> [UInt8] {
    var text = TextWriter()
    text.write(prefix)
    text.write(rest)
    return text.bytes
  }

  private static func identity(in key: [UInt8], after prefix: Literal) -> Identity? {
    rest(of: key, after: prefix).flatMap { Identity($0) }
  }

  private static func rest(of key: [UInt8], after prefix: Literal) -> ArraySlice<UInt8>? {
    key.starts(with: prefix.utf8) ? key[prefix.utf8.count...] : nil
  }
}
