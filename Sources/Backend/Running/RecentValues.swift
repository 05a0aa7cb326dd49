import Synchronization

/// Values that were made from a database, to be used again instead of being made once more. Whoever uses one has
/// to see that the database still says what it was made from.
final class RecentValues<Key: Hashable & Sendable, Value: Sendable>: Sendable {
  private struct Entry {
    let value: Value
    let size: Int
    var used: Int
  }

  private struct State {
    var entries: [Key: Entry] = [:]
    var size = 0
    var uses = 0
  }

  private let state = Mutex(State())
  private let mostSize: Int

  /// Nothing yet.
  /// - Parameter mostSize: how much all values together may come to. What was not used for longest goes first.
  init(mostSize: Int) { self.mostSize = mostSize }

  /// How many there are.
  var count: Int { state.withLock { $0.entries.count } }

  /// What was kept last; nil where nothing is any more.
  subscript(key: Key) -> Value? {
    state.withLock { state in
      state.uses += 1
      state.entries[key]?.used = state.uses
      return state.entries[key]?.value
    }
  }

  /// Keeps a value in the place of the one before.
  func keep(_ value: Value, for key: Key, size: Int) {
    state.withLock { state in
      state.uses += 1
      state.size += size - (state.entries[key]?.size ?? 0)
      state.entries[key] = Entry(value: value, size: size, used: state.uses)
      if state.size > mostSize { removeHalf(of: &state) }
    }
  }

  /// By half at once, so that it is seldom sorted.
  private func removeHalf(of state: inout State) {
    let byUse = state.entries.sorted { $0.value.used < $1.value.used }
    for (key, entry) in byUse {
      if state.size <= mostSize / 2 { break }
      state.entries[key] = nil
      state.size -= entry.size
    }
  }
}
