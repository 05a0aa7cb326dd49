import Sync

/// Stores many pushes with one write to the disk: pushes that arrive while a transaction is being stored wait, and
/// go into the next transaction together. The more arrive, the more are stored together, so a busy server hardly
/// writes more often than a quiet server.
public actor GroupCommit {
  private struct Waiting {
    let push: PlayerPush
    let answer: CheckedContinuation<Result<PushAnswer, StoreError>, Never>
  }

  /// Stores all of several pushes or none, and returns when that is durable.
  public typealias Commit =
    @Sendable ([PlayerPush]) async throws(StoreError) -> [Result<PushAnswer, StoreError>]

  private let commit: Commit
  /// The most pushes in a transaction. The limit keeps the first push from waiting for long.
  private let most: Int
  /// The most pushes that wait for the next transactions.
  private let mostWaiting: Int
  private var waiting: [Waiting] = []
  private var isStoring = false

  /// Passes pushes to `commit`, at most `most` at once, and never again before it has returned. If `mostWaiting`
  /// pushes wait already, a push is refused at once.
  public init(most: Int = 256, mostWaiting: Int = .max, commit: @escaping Commit) {
    self.most = most
    self.mostWaiting = mostWaiting
    self.commit = commit
  }

  /// How many pushes wait for the next transaction.
  var waitingCount: Int { waiting.count }

  /// Stores a push, and returns when it is durable.
  /// - Throws: `.unavailable` if too many pushes wait.
  public func keep(_ push: Push, of player: PlayerID) async throws(StoreError) -> PushAnswer {
    guard waiting.count < mostWaiting else { throw .unavailable }
    let result = await withCheckedContinuation { continuation in
      waiting.append(Waiting(push: PlayerPush(push, of: player), answer: continuation))
      if !isStoring {
        isStoring = true
        Task { await storeWaiting() }
      }
    }
    return try result.get()
  }

  private func storeWaiting() async {
    while !waiting.isEmpty {
      let group = Array(waiting.prefix(most))
      waiting.removeFirst(group.count)
      await store(group)
    }
    isStoring = false
  }

  private func store(_ group: [Waiting]) async {
    do throws(StoreError) {
      let results = try await commit(group.map(\.push))
      for (one, result) in zip(group, results) { one.answer.resume(returning: result) }
    } catch {
      // One push may have failed the group, so each is tried alone. On a broken disk nothing is tried again.
      guard group.count > 1, error != .brokenDisk else {
        for one in group { one.answer.resume(returning: .failure(error)) }
        return
      }
      for one in group { await store([one]) }
    }
  }
}

extension GroupCommit {
  /// Stores in a database.
  /// - Parameters:
  ///   - most: the most pushes in a transaction.
  ///   - mostWaiting: the most pushes that wait for the next transactions.
  ///   - onGroup: receives the number of pushes that were stored together.
  public init(
    _ store: any BackendStore, most: Int = 256, mostWaiting: Int = .max,
    onGroup: @escaping @Sendable (Int) -> Void = { _ in }
  ) {
    self.init(most: most, mostWaiting: mostWaiting) { (pushes) async throws(StoreError) in
      let results = try await store.commit(pushes)
      onGroup(pushes.count)
      return results
    }
  }
}
