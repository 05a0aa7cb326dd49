import ByteStrings
import Circles

/// Somebody in a race. The other racers do not learn which player of the server it is.
public struct Racer: Equatable, Sendable {
  /// The name that they chose.
  public let name: PlainText
  /// Their picture.
  public let avatar: Avatar
  /// How far they have come; nil before their first move.
  public internal(set) var progress: RaceProgress?
  /// Their result; nil while they play.
  public internal(set) var result: RaceResult?
  /// Whether they left before they had finished.
  public internal(set) var hasLeft = false

  init(name: PlainText, avatar: Avatar) {
    self.name = name
    self.avatar = avatar
  }

  /// Whether they are still playing.
  public var isRacing: Bool { !hasLeft && result == nil }
}
