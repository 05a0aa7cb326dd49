import Synchronization

/// A cache of values that were computed from a database. The caller must check that the database still holds the
/// data from which a value was computed.
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

  /// An empty cache.
  /// - Parameter mostSize: the greatest total size of all values. The values that were not used for longest are
  ///   removed first.
  init(mostSize: Int) { self.mostSize = mostSize }

  /// How many values it holds.
  var count: Int { state.withLock { $0.entries.count } }

  /// The latest value for a key; nil if the cache no longer has it, or never had it.
  subscript(key: Key) -> Value? {
    state.withLock { state in
      state.uses += 1
      state.entries[key]?.used = state.uses
      return state.entries[key]?.value
    }
  }

  /// Stores a value, in place of the value before.
  func keep(_ value: Value, for key: Key, size: Int) {
    state.withLock { state in
      state.uses += 1
      state.size += size - (state.entries[key]?.size ?? 0)
      state.entries[key] = Entry(value: value, size: size, used: state.uses)
      if state.size > mostSize { removeHalf(of: &state) }
    }
  }

  /// Removes half of the size at once, so that the values are seldom sorted.
  private func removeHalf(of state: inout State) {
    let byUse = state.entries.sorted { $0.value.used < $1.value.used }
    for (key, entry) in byUse {
      if state.size <= mostSize / 2 { break }
      state.entries[key] = nil
      state.size -= entry.size
    }
  }
}
