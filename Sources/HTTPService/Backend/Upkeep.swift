import Backend
import Games
import Library

/// Once a day, in the quietest hour, removes old races, challenges that ended long ago and expired guests, and clears
/// the traces of erased players from the file. That rewrites the whole file, and writers wait meanwhile, so it is not
/// done for each player.
actor Upkeep {
  private let quietHour: @Sendable (WallTime) -> WallTime
  /// When the next upkeep is due; nil until the first call. A server also clears its file when it is opened.
  private(set) var next: WallTime?

  /// - Parameter quietHour: returns the beginning of the next quiet hour after a moment.
  init(quietHour: @escaping @Sendable (WallTime) -> WallTime) { self.quietHour = quietHour }

  /// Runs the upkeep if it is due, also if it became due while the machine slept.
  func work(for server: ServerContext) async {
    let now = server.now()
    guard let due = next else {
      next = quietHour(now)
      // A server that never runs in a quiet hour must remove expired data too.
      try? await forget(in: server, at: now)
      return
    }
    guard now >= due else { return }
    // This comes before any await, so that nobody else begins meanwhile.
    next = quietHour(now)
    do {
      try await forget(in: server, at: now)
      try await server.write { try $0.clearTraces() }
    } catch {
      // The disk may be full, for example.
      next = now + Self.patience
    }
  }

  /// Removes the data that is stored for a limited time.
  private func forget(in server: ServerContext, at now: WallTime) async throws {
    try await server.write { try $0.removeRaces(quietSince: now - Self.raceLifetime) }
    try await server.write { try $0.eraseGuests(at: now) }
    try await server.write { try $0.forgetChallenges(at: now) }
  }

  /// How long a race is stored after its last event: two days.
  static let raceLifetime = Milliseconds(172_800_000)

  /// How long to wait after a failure.
  static let patience = Milliseconds(3_600_000)
}
