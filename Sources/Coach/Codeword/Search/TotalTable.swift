/// The results of searches: the fewest attempts for sets of answers.
///
/// A set is identified by 64 bits: the exclusive or of random bits of its members (Zobrist, 1970). The chance
/// that any two of a million sets have the same bits is one in forty million.
struct TotalTable: Sendable {
  private var keys: [UInt64] = Array(repeating: 0, count: 1 << 8)
  private var totals: [UInt32] = Array(repeating: 0, count: 1 << 8)
  private var count = 0

  init() {}

  /// The bits of a set.
  static func key(of members: [UInt16]) -> UInt64 {
    var key: UInt64 = 0
    for member in members { key ^= bits(of: member) }
    // 0 marks an empty slot.
    return key | (key == 0 ? 1 : 0)
  }

  subscript(key: UInt64) -> Int? {
    let slot = slot(of: key)
    return keys[slot] == key ? Int(totals[slot]) : nil
  }

  mutating func insert(_ total: Int, for key: UInt64) {
    if 2 * (count + 1) > keys.count { grow() }
    let slot = slot(of: key)
    if keys[slot] != key { count += 1 }
    keys[slot] = key
    totals[slot] = UInt32(total)
  }

  private mutating func grow() {
    let (oldKeys, oldTotals) = (keys, totals)
    keys = Array(repeating: 0, count: 2 * oldKeys.count)
    totals = Array(repeating: 0, count: keys.count)
    for (index, key) in oldKeys.enumerated() where key != 0 {
      let slot = slot(of: key)
      keys[slot] = key
      totals[slot] = oldTotals[index]
    }
  }

  private func slot(of key: UInt64) -> Int {
    var slot = Int(truncatingIfNeeded: key) & (keys.count - 1)
    while keys[slot] != 0, keys[slot] != key { slot = (slot + 1) & (keys.count - 1) }
    return slot
  }

  /// A number of SplitMix64 (Vigna, public domain).
  private static func bits(of member: UInt16) -> UInt64 {
    var z = (UInt64(member) + 1) &* 0x9E37_79B9_7F4A_7C15
    z = (z ^ z >> 30) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ z >> 27) &* 0x94D0_49BB_1331_11EB
    return z ^ z >> 31
  }
}
