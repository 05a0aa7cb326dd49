import Synchronization

/// Whether the disk did not take what was written. Then nothing more is kept, and the service ends.
final class DiskFailure: Sendable {
  private struct State {
    var hasHappened = false
    var waiting: [AsyncStream<Never>.Continuation] = []
  }

  private let state = Mutex(State())

  var hasHappened: Bool { state.withLock(\.hasHappened) }

  /// It has happened.
  func note() {
    let waiting = state.withLock { state in
      state.hasHappened = true
      defer { state.waiting = [] }
      return state.waiting
    }
    for report in waiting { report.finish() }
  }

  /// Returns when it has happened, or the task is cancelled. Whoever waits after that waits anew: a service
  /// that found its port in use begins once more at the next one.
  func wait() async {
    // A stream ends for good when a task that reads it is cancelled, so each wait has its own.
    let (failure, report) = AsyncStream.makeStream(of: Never.self)
    let hasHappened = state.withLock { state in
      if !state.hasHappened { state.waiting.append(report) }
      return state.hasHappened
    }
    if hasHappened { return }
    for await _ in failure {}
  }
}
