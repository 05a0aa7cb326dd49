import Games

/// Counts the time in which a game is in front of the player: while it is on screen, the page is
/// visible, and the game goes on.
public struct Stopwatch: Equatable, Sendable {
  /// The time counted before the watch last started.
  private var counted: PlayTime
  private var startedAt: Instant?

  /// A stopped watch that has already counted some time.
  public init(counted: PlayTime = .zero) { self.counted = counted }

  /// Whether the watch is running.
  public var isRunning: Bool { startedAt != nil }

  /// Starts the watch if it is stopped.
  public mutating func start(at now: Instant) {
    if startedAt == nil { startedAt = now }
  }

  /// Stops the watch if it is running.
  public mutating func stop(at now: Instant) {
    counted = time(at: now)
    startedAt = nil
  }

  /// The time counted up to a moment.
  public func time(at now: Instant) -> PlayTime {
    guard let startedAt, now > startedAt else { return counted }
    return counted + (now - startedAt)
  }
}
