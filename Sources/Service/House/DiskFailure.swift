import Synchronization

/// Whether the disk did not take what was written. Then nothing more is kept, and the service ends.
final class DiskFailure: Sendable {
  private let happened = Atomic(false)
  private let (failures, report) = AsyncStream.makeStream(of: Never.self)

  var hasHappened: Bool { happened.load(ordering: .acquiring) }

  /// It has happened.
  func note() {
    happened.store(true, ordering: .releasing)
    report.finish()
  }

  /// Returns when it has happened, or nobody wants to know any more. One can wait at a time.
  func wait() async {
    for await _ in failures {}
  }
}
