import Sync

/// Stores many pushes with one write to the disk: what comes while a transaction is being stored waits,
/// and goes together into the next one. The more come, the more go together, so a busy server hardly
/// stores more often than a quiet one.
public actor GroupCommit {
  private struct Waiting {
    let push: PlayerPush
    let answer: CheckedContinuation<Result<PushAnswer, StoreError>, Never>
  }

  /// Stores several pushes whole or not at all, and returns when that is durable.
  public typealias Commit =
    @Sendable ([PlayerPush]) async throws(StoreError) -> [Result<PushAnswer, StoreError>]

  private let commit: Commit
  /// The most pushes of a transaction: it shall not keep the first one waiting for long.
  private let most: Int
  /// The most that wait for the next transactions.
  private let mostWaiting: Int
  private var waiting: [Waiting] = []
  private var isStoring = false

  /// Hands pushes to `commit`, at most so many at once, and never a second time before it has returned.
  /// Where more wait than may, a push is refused at once.
  public init(most: Int = 256, mostWaiting: Int = .max, commit: @escaping Commit) {
    self.most = most
    self.mostWaiting = mostWaiting
    self.commit = commit
  }

  /// How many pushes wait for the next transaction.
  var waitingCount: Int { waiting.count }

  /// Keeps a push. It returns when that is durable.
  /// - Throws: `.unavailable` where too many wait.
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
      // One may have spoiled it for all, so each is tried by itself. On a broken disk nothing is tried again.
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
  ///   - most: the most pushes of a transaction.
  ///   - mostWaiting: the most that wait for the next transactions.
  ///   - onGroup: gets the number of pushes that were stored together.
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
