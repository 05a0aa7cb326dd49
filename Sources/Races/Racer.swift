import ByteStrings
import Circles

/// Somebody in a race. Who they are to the server, nobody in the race learns.
public struct Racer: Equatable, Sendable {
  /// What they call themselves.
  public let name: PlainText
  /// Their picture.
  public let avatar: Avatar
  /// How far they have come; nil before their first move.
  public internal(set) var progress: RaceProgress?
  /// What it came to; nil while they play.
  public internal(set) var result: RaceResult?
  /// Whether they went before it was over for them.
  public internal(set) var hasLeft = false

  init(name: PlainText, avatar: Avatar) {
    self.name = name
    self.avatar = avatar
  }

  /// Whether they are still at it.
  public var isRacing: Bool { !hasLeft && result == nil }
}
