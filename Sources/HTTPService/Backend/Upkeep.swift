import Games
import Backend
import Library

/// Removes once a day, in the quietest hour, races of the days before, challenges that are long over and guests whose
/// time is over, and clears what erased players left in the file. The whole file is written anew meanwhile, and whoever
/// stores waits for so long: so it is not done for each player.
actor Upkeep {
  private let quietHour: @Sendable (WallTime) -> WallTime
  /// When it is done next; nil until somebody asks. A server clears when it is opened, too.
  private(set) var next: WallTime?

  /// - Parameter quietHour: the beginning of the next quiet hour after a moment.
  init(quietHour: @escaping @Sendable (WallTime) -> WallTime) { self.quietHour = quietHour }

  /// Clears if the time has come, or went by while the machine slept.
  func work(for server: ServerContext) async {
    let now = server.now()
    guard let due = next else {
      next = quietHour(now)
      // A server that is never up in a quiet hour forgets, too.
      try? await forget(in: server, at: now)
      return
    }
    guard now >= due else { return }
    // Before anything is awaited: nobody else begins meanwhile.
    next = quietHour(now)
    do {
      try await forget(in: server, at: now)
      try await server.write { try $0.clearTraces() }
    } catch {
      // As without room on the disk.
      next = now + Self.patience
    }
  }

  /// Removes what is kept for a time only.
  private func forget(in server: ServerContext, at now: WallTime) async throws {
    try await server.write { try $0.removeRaces(quietSince: now - Self.raceLifetime) }
    try await server.write { try $0.eraseGuests(at: now) }
    try await server.write { try $0.forgetChallenges(at: now) }
  }

  /// How long a race is kept after its last news: two days.
  static let raceLifetime = Milliseconds(172_800_000)

  /// How long to wait after it came to nothing.
  static let patience = Milliseconds(3_600_000)
}
