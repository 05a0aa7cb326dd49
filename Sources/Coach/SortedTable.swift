/// Values by key, in the order of the keys. A look-up is a binary search; inserting a key moves all later ones.
struct SortedTable<Key: Comparable & Sendable, Value: Sendable>: Sendable {
  private(set) var keys: [Key] = []
  private(set) var values: [Value] = []

  /// The value of a key; nil if it has none. Setting nil removes the key.
  subscript(key: Key) -> Value? {
    get {
      let index = index(notBelow: key)
      return index < keys.count && keys[index] == key ? values[index] : nil
    }
    set {
      let index = index(notBelow: key)
      let isKnown = index < keys.count && keys[index] == key
      if let newValue {
        if isKnown {
          values[index] = newValue
        } else {
          keys.insert(key, at: index)
          values.insert(newValue, at: index)
        }
      } else if isKnown {
        keys.remove(at: index)
        values.remove(at: index)
      }
    }
  }

  private func index(notBelow key: Key) -> Int {
    var low = 0
    var high = keys.count
    while low < high {
      let middle = (low + high) / 2
      if keys[middle] < key { low = middle + 1 } else { high = middle }
    }
    return low
  }
}

extension SortedTable: Equatable where Value: Equatable {}
