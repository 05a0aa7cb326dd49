import Synchronization

/// Whether the disk has failed to store written data. Then nothing more is stored, and the service ends.
final class DiskFailure: Sendable {
  private struct State {
    var hasHappened = false
    var waiting: [AsyncStream<Never>.Continuation] = []
  }

  private let state = Mutex(State())

  var hasHappened: Bool { state.withLock(\.hasHappened) }

  /// Records the failure.
  func note() {
    let waiting = state.withLock { state in
      state.hasHappened = true
      defer { state.waiting = [] }
      return state.waiting
    }
    for report in waiting { report.finish() }
  }

  /// Returns when the disk has failed, or the task is cancelled. Several calls in sequence are possible: a service that
  /// found its port in use starts again on the next port.
  func wait() async {
    // A stream ends permanently when a task that reads it is cancelled, so each call has its own stream.
    let (failure, report) = AsyncStream.makeStream(of: Never.self)
    let hasHappened = state.withLock { state in
      if !state.hasHappened { state.waiting.append(report) }
      return state.hasHappened
    }
    if hasHappened { return }
    for await _ in failure {}
  }
}
