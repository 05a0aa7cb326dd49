import Games

/// Counts the time in which a game is in front of the player: while it is on screen, the page is
/// visible, and the game goes on.
public struct Stopwatch: Equatable, Sendable {
  /// What was counted before the watch last started.
  private var counted: PlayTime
  private var startedAt: Instant?

  /// A stopped watch that has counted so much already.
  public init(counted: PlayTime = .zero) { self.counted = counted }

  /// Whether it runs.
  public var isRunning: Bool { startedAt != nil }

  /// Starts it; does nothing when it runs.
  public mutating func start(at now: Instant) {
    if startedAt == nil { startedAt = now }
  }

  /// Stops it; does nothing when it stands.
  public mutating func stop(at now: Instant) {
    counted = time(at: now)
    startedAt = nil
  }

  /// What it has counted at a moment.
  public func time(at now: Instant) -> PlayTime {
    guard let startedAt, now > startedAt else { return counted }
    return counted + (now - startedAt)
  }
}
