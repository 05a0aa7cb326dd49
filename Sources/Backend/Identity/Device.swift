import Games
import Library
import Sync

/// A device of a player, as the player sees it in the list.
public struct Device: Equatable, Sendable, Identifiable {
  /// Names it for as long as it is in the list.
  public let id: Int64
  /// What it calls itself: "Phone, Chrome".
  public let label: String
  /// When it came.
  public let created: WallTime
  /// The beginning of the day, in UTC, on which it was last here.
  public let seen: WallTime

  /// A device with these.
  public init(id: Int64, label: String, created: WallTime, seen: WallTime) {
    self.id = id
    self.label = label
    self.created = created
    self.seen = seen
  }

  /// The most characters of a label.
  static let longestLabel = 40

  /// A label that can be shown: without control characters, at most 40 characters.
  static func label(_ text: String) -> String {
    let shown = text.unicodeScalars.filter {
      !$0.properties.isDefaultIgnorableCodePoint
        && $0.properties.generalCategory != .control
    }
    var label = String.UnicodeScalarView()
    label.append(contentsOf: shown)
    let text = String(String(label).prefix(longestLabel))
    // One that shows nothing could neither be seen in the list nor be asked about.
    return text.allSatisfy(\.isWhitespace) ? "Browser" : text
  }
}

/// Who asks: a device that showed its token.
public struct Caller: Equatable, Sendable {
  /// Whose device it is.
  public let player: PlayerID
  /// Which device of the player.
  public let device: Int64
  /// Whether it is not written down yet that it was here today.
  public let isFirstToday: Bool
  /// Whether it is not written down yet that it ever was here.
  public let isNew: Bool
  /// Whether the player is a guest, of whom nothing is kept for long.
  public let isGuest: Bool
  /// Whether the player has been here for a week, and is no guest.
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

  /// Whether a player of whom the oldest device came at a moment has been here for a week.
  static func isTrusted(since first: WallTime, at now: WallTime) -> Bool {
    now - first >= Milliseconds(7 * 86_400_000)
  }
}
