import Games
import Library
import Sync

/// A device of a player, as it appears in the player's list.
public struct Device: Equatable, Sendable, Identifiable {
  /// Identifies it while it is in the list.
  public let id: Int64
  /// The name that it gives itself: "Phone, Chrome".
  public let label: String
  /// When it was added.
  public let created: WallTime
  /// The beginning of the day, in UTC, of its last visit.
  public let seen: WallTime

  /// Makes a device from its stored fields.
  public init(id: Int64, label: String, created: WallTime, seen: WallTime) {
    self.id = id
    self.label = label
    self.created = created
    self.seen = seen
  }

  /// The most characters in a label.
  static let longestLabel = 40

  /// A label that can be shown: without control characters, and at most 40 characters long.
  static func label(_ text: String) -> String {
    let shown = text.unicodeScalars.filter {
      !$0.properties.isDefaultIgnorableCodePoint
        && $0.properties.generalCategory != .control
    }
    var label = String.UnicodeScalarView()
    label.append(contentsOf: shown)
    let text = String(String(label).prefix(longestLabel))
    // A label that shows nothing would be invisible in the list and in questions about the device.
    return text.allSatisfy(\.isWhitespace) ? "Browser" : text
  }
}

/// The caller of a request: a device that showed its token.
public struct Caller: Equatable, Sendable {
  /// The player who owns the device.
  public let player: PlayerID
  /// The device.
  public let device: Int64
  /// Whether today's visit of the device is not recorded yet.
  public let isFirstToday: Bool
  /// Whether no visit of the device is recorded yet.
  public let isNew: Bool
  /// Whether the player is a guest, whose data is kept only for a short time.
  public let isGuest: Bool
  /// Whether the player has been here for a week, and is not a guest.
  public let isTrusted: Bool

  package init(
    player: PlayerID, device: Int64, isFirstToday: Bool = false, isNew: Bool = false,
    isGuest: Bool = false, isTrusted: Bool = false
  ) {
    self.player = player
    self.device = device
    self.isFirstToday = isFirstToday
    self.isNew = isNew
    self.isGuest = isGuest
    self.isTrusted = isTrusted
  }

  /// Whether a player whose oldest device was added at `first` has been here for a week.
  static func isTrusted(since first: WallTime, at now: WallTime) -> Bool {
    now - first >= Milliseconds(7 * 86_400_000)
  }
}
