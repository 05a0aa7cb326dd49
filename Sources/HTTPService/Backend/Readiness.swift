import Backend
import Sync

/// Whether the server can read and write. The database itself is checked, but at most once a second.
actor Readiness {
  private let check: @Sendable () async -> Bool
  private var last: (answer: Bool, at: ContinuousClock.Instant)?
  private var running: Task<Bool, Never>?

  /// - Parameter check: reads, and writes what must survive a power cut.
  init(check: @escaping @Sendable () async -> Bool) { self.check = check }

  /// Whether it is ready.
  func isReady(at now: ContinuousClock.Instant = .now) async -> Bool {
    if let last, now - last.at < .seconds(1) { return last.answer }
    if let running { return await running.value }
    let check = check
    let task = Task { await check() }
    running = task
    let answer = await task.value
    running = nil
    last = (answer, now)
    return answer
  }
}
