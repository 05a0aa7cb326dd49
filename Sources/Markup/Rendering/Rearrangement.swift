/// How one list of keys becomes another: which keys stay, move, are new, or are dropped.
///
/// As many keys as possible stay: the common beginning and end, and a longest increasing subsequence of the
/// old positions between them. It takes n log n time in the length of the part between them.
struct Rearrangement {
  /// For each new position the old position, or −1 if the key is new.
  private(set) var origins: [Int]
  /// For each new position, whether the node from the old position has to be moved.
  private(set) var moves: [Bool]
  /// The old positions whose keys are not in the new list.
  private(set) var dropped: [Int] = []

  /// Compares two lists. Each key is unique in its list; of equal keys in `new`, only the first is found in `old`.
  @inline(never)
  init(from old: [UInt64], to new: [UInt64]) {
    assert(!KeyIndex.hasDuplicates(new), "A key occurs twice in a keyed list")
    origins = [Int](repeating: -1, count: new.count)
    moves = [Bool](repeating: false, count: new.count)
    let shorter = min(old.count, new.count)
    var prefix = 0
    while prefix < shorter, old[prefix] == new[prefix] {
      origins[prefix] = prefix
      prefix += 1
    }
    var suffix = 0
    while suffix < shorter - prefix, old[old.count - 1 - suffix] == new[new.count - 1 - suffix] {
      origins[new.count - 1 - suffix] = old.count - 1 - suffix
      suffix += 1
    }
    match(prefix..<new.count - suffix, of: new, with: prefix..<old.count - suffix, of: old)
    keepLongestIncreasing(in: prefix..<new.count - suffix)
  }

  private mutating func match(
    _ range: Range<Int>, of new: [UInt64], with oldRange: Range<Int>, of old: [UInt64]
  ) {
    if oldRange.isEmpty { return }
    var isTaken = [Bool](repeating: false, count: old.count)
    if !range.isEmpty {
      let index = KeyIndex(old, in: oldRange)
      for position in range {
        let origin = index.position(of: new[position])
        if origin < 0 || isTaken[origin] { continue }
        isTaken[origin] = true
        origins[position] = origin
      }
    }
    for position in oldRange where !isTaken[position] { dropped.append(position) }
  }

  /// Marks every position with an origin as moved, except a longest increasing subsequence of the origins.
  /// (Patience sorting: `tails[n]` ends the subsequence of length n + 1 with the lowest end.)
  private mutating func keepLongestIncreasing(in range: Range<Int>) {
    var tails: [Int] = []
    var previous = [Int](repeating: -1, count: range.count)
    for position in range where origins[position] >= 0 {
      moves[position] = true
      var low = 0
      var high = tails.count
      while low < high {
        let middle = (low + high) / 2
        if origins[tails[middle]] < origins[position] { low = middle + 1 } else { high = middle }
      }
      if low > 0 { previous[position - range.lowerBound] = tails[low - 1] }
      if low == tails.count { tails.append(position) } else { tails[low] = position }
    }
    var position = tails.last ?? -1
    while position >= 0 {
      moves[position] = false
      position = previous[position - range.lowerBound]
    }
  }
}
