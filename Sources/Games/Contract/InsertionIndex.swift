/// The first of so many positions for which `precedes` does not hold, where it holds for all before
/// and for none after.
public func insertionIndex(in count: Int, precedes: (Int) -> Bool) -> Int {
  var low = 0
  var high = count
  while low < high {
    let middle = (low + high) / 2
    if precedes(middle) { low = middle + 1 } else { high = middle }
  }
  return low
}
