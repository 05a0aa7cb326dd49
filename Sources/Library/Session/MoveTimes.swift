import Games

/// When the moves of a game were made.
public struct MoveTimes: Equatable, Sendable {
  /// The times of play: how long the game had been in front of the player. They never go back.
  public private(set) var played: [PlayTime] = []

  /// The times of day, as the distances from when the game was begun. They order the history and
  /// date the statistics; no rule depends on them, because a clock can be changed.
  public private(set) var wallOffsets: [Milliseconds] = []

  /// How many moves were made.
  var count: Int { played.count }

  /// The time of play at the last move; zero before the first.
  var last: PlayTime { played.last ?? .zero }

  /// The distance of the last move from the beginning; zero before the first.
  var lastWallOffset: Milliseconds { wallOffsets.last ?? .zero }

  /// The nearest time of play that the next move can have.
  func playable(_ time: PlayTime) -> PlayTime { max(time.recordable, last) }

  mutating func append(_ time: PlayTime, wallOffset: Milliseconds) {
    played.append(time)
    wallOffsets.append(wallOffset.recordable)
  }
}
