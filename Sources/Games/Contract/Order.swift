/// The numbers below `count`, sorted by `precedes`. The sort is stable.
///
/// A bottom-up merge sort with about n log₂ n comparisons, and about n if nearly all are in order already. All sorting shares this code, whereas the page would
/// contain a copy of the standard library's sort for each type.
public func order(of count: Int, precedes: (Int, Int) -> Bool) -> [Int] {
  var order = Array(0..<count)
  var width = 1
  while width < count {
    var merged: [Int] = []
    merged.reserveCapacity(count)
    for start in stride(from: 0, to: count, by: 2 * width) {
      let middle = min(start + width, count)
      let end = min(middle + width, count)
      var (left, right) = (start, middle)
      let isInOrder = middle >= end || !precedes(order[middle], order[middle - 1])
      while !isInOrder, left < middle, right < end {
        let isRight = precedes(order[right], order[left])
        merged.append(order[isRight ? right : left])
        if isRight { right += 1 } else { left += 1 }
      }
      merged += order[left..<middle]
      merged += order[right..<end]
    }
    order = merged
    width *= 2
  }
  return order
}
