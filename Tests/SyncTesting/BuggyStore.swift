import Games
import Library
import Sync

/// The store in memory with one mistake in it, or with none.
public struct BuggyStore: RestorableStore {
  /// What is kept.
  public private(set) var store: MemoryStore
  private let bug: PlantedBug?
  private var pushes = 0
  private var operations = 0
  /// The rows that are still invisible, and until which operation.
  private var late: [(row: KeptRow, until: Int)] = []

  /// A store that makes this mistake.
  public init(_ store: MemoryStore, bug: PlantedBug?) {
    self.store = store
    self.bug = bug
  }

  /// Makes a player who has nothing.
  public mutating func add(_ player: PlayerID, generation: Generation) {
    store.add(player, generation: generation)
  }

  /// Keeps rows, as far as this store does.
  public mutating func keep(
    _ push: Push, of player: PlayerID
  ) throws(StoreError) -> PushAnswer {
    let before = store.players[player]
    let answer = try store.keep(push, of: player)
    guard let bug, let before, var after = store.players[player], !answer.rows.isEmpty else {
      return answer
    }
    pushes += 1
    operations += 1
    for row in push.rows {
      let (key, held, now) = (row.key, before.rows[row.key], after.rows[row.key])
      let kind = RowKey(key)
      switch (bug, kind) {
      case (.longestLineWins, .record):
        if let now { after.rows[key] = now.with(Spelling.lines(now.row.text)[0]) }
      case (.deletionWins, .record(let id)):
        let gone = after.rows[RowKey.gone(id.identity).text]
        if let gone, Spelling.Deletion(gone.row.text).isDeleted { after.rows[key] = held }
      case (.grownRowKeepsItsRevision, _):
        if let held, let now { after.rows[key] = KeptRow(now.row, revision: held.revision) }
      case (.answersBeforeItStores, _):
        if pushes % 4 == 0 { after.rows[key] = held }
      case (.revisionsOutOfOrder, _):
        if pushes % 2 == 0, let now, now != held { late.append((now, operations + 8)) }
      default: break
      }
    }
    if bug == .deletionsExpire {
      let oldest = after.revision.advanced(by: -12)
      after.rows = after.rows.filter {
        if case .gone = RowKey($0.key) { $0.value.revision > oldest } else { true }
      }
    }
    store.players[player] = after
    return answer
  }

  /// What changed after a revision, as far as this store reports it.
  public mutating func answer(
    _ pull: Pull, of player: PlayerID
  ) throws(StoreError) -> PullAnswer {
    operations += 1
    late.removeAll { $0.until < operations }
    if !late.isEmpty, let kept = store.players[player] {
      let rows = kept.rows.values.filter { row in
        row.revision > pull.since && !late.contains { $0.row == row }
      }
      return PullAnswer(
        generation: kept.generation, to: pull, rows: rows.sorted { $0.revision < $1.revision },
        limits: store.limits)
    }
    let answer = try store.answer(pull, of: player)
    guard bug == .answerEndsInARow, answer.more, let last = answer.rows.last else { return answer }
    // One row more than fits, so that the answer still says that there is more.
    let part = last.with(Spelling.lines(last.row.text)[0])
    let next = KeptRow(part.row, revision: part.revision.advanced(by: 1))
    return PullAnswer(
      generation: answer.generation, to: Pull(since: pull.since, limit: answer.rows.count),
      rows: answer.rows.dropLast() + [part, next], limits: store.limits)
  }

  /// All that is kept now.
  public func copy() -> MemoryStore.Copy { store.copy() }

  /// Holds again what it once held.
  public mutating func restore(_ copy: MemoryStore.Copy, random: inout SeededRandom) {
    let before = store.players
    late = []
    store.restore(copy, random: &random)
    guard bug == .restoreKeepsTheEpoch else { return }
    for (player, kept) in before { store.players[player]?.generation = kept.generation }
  }
}

extension KeptRow {
  /// The row with another text.
  fileprivate func with(_ text: [UInt8]) -> KeptRow {
    KeptRow(Row(key: row.key, text: text), revision: revision)
  }
}
