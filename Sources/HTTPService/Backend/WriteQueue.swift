import Dispatch
import Synchronization

/// A separate thread for all writes that wait for the disk. It runs them one after another, and limits how many wait.
/// Even if the disk is slow, the threads for reading stay free.
final class WriteQueue: Sendable {
  private let queue = DispatchQueue(label: "pastime.house.writes")
  private let waiting = Atomic(0)
  private let most: Int

  /// - Parameter most: the most writes that may wait.
  init(most: Int) { self.most = most }

  /// The number of writes that wait or are running.
  var count: Int { waiting.load(ordering: .relaxed) }

  /// Runs the work on the queue.
  /// - Throws: `.tooBusy` if too many writes wait.
  func run<Value: Sendable>(
    _ body: @escaping @Sendable () throws -> Value
  ) async throws -> Value {
    guard waiting.add(1, ordering: .relaxed).newValue <= most else {
      waiting.subtract(1, ordering: .relaxed)
      throw Refusal.tooBusy
    }
    defer { waiting.subtract(1, ordering: .relaxed) }
    return try await withCheckedThrowingContinuation { continuation in
      queue.async { continuation.resume(with: Result(catching: body)) }
    }
  }
}
