import Games

/// When the moves of a game were made.
public struct MoveTimes: Equatable, Sendable {
  /// The times of play: how long the game had been in front of the player. They never decrease.
  public private(set) var played: [PlayTime] = []

  /// The wall times, as offsets from the creation of the game. They order the history and date the statistics.
  /// No rule depends on them, because a clock can be changed.
  public private(set) var wallOffsets: [Milliseconds] = []

  /// How many moves were made.
  var count: Int { played.count }

  /// The time of play at the last move; zero before the first.
  var last: PlayTime { played.last ?? .zero }

  /// The wall offset of the last move; zero before the first.
  var lastWallOffset: Milliseconds { wallOffsets.last ?? .zero }

  /// The nearest valid time of play for the next move.
  func playable(_ time: PlayTime) -> PlayTime { max(time.recordable, last) }

  mutating func append(_ time: PlayTime, wallOffset: Milliseconds) {
    played.append(time)
    wallOffsets.append(wallOffset.recordable)
  }
}
