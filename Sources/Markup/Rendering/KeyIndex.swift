/// The positions of keys, in a hash table with open addressing. It takes a tenth of the code of `Dictionary`.
struct KeyIndex {
  private let keys: [UInt64]
  /// Positions in `keys`, or −1. At most half of the slots are used, so every search ends.
  private var slots: [Int]

  /// Indexes the keys of a range. Of equal keys, the first is found.
  init(_ keys: [UInt64], in range: Range<Int>) {
    self.keys = keys
    var capacity = 4
    while capacity < range.count * 2 { capacity *= 2 }
    slots = [Int](repeating: -1, count: capacity)
    for position in range {
      let slot = slot(of: keys[position])
      if slots[slot] < 0 { slots[slot] = position }
    }
  }

  /// The position of a key, or −1.
  func position(of key: UInt64) -> Int {
    slots[slot(of: key)]
  }

  /// Whether a key occurs more than once.
  static func hasDuplicates(_ keys: [UInt64]) -> Bool {
    let index = KeyIndex(keys, in: keys.indices)
    for position in keys.indices where index.position(of: keys[position]) != position {
      return true
    }
    return false
  }

  /// The slot that holds the key, or the free slot where it would be inserted.
  private func slot(of key: UInt64) -> Int {
    // Fibonacci hashing (Knuth, The Art of Computer Programming 3, 6.4).
    let hash = key &* 0x9E37_79B9_7F4A_7C15
    var slot = Int(truncatingIfNeeded: hash >> 32) & (slots.count - 1)
    while slots[slot] >= 0, keys[slots[slot]] != key {
      slot = (slot + 1) & (slots.count - 1)
    }
    return slot
  }
}
