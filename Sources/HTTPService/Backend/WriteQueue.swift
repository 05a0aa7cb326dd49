import Dispatch
import Synchronization

/// A thread of its own for whatever waits for the disk to take something: one after another, and no more than
/// so many. However slow the disk is, the threads that read are left to read.
final class WriteQueue: Sendable {
  private let queue = DispatchQueue(label: "pastime.house.writes")
  private let waiting = Atomic(0)
  private let most: Int

  /// - Parameter most: the most that wait.
  init(most: Int) { self.most = most }

  /// How many wait, or are written.
  var count: Int { waiting.load(ordering: .relaxed) }

  /// Works there.
  /// - Throws: `.tooBusy` where too many wait.
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
