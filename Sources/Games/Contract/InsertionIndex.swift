/// The first of `count` positions for which `precedes` does not hold. `precedes` must hold for all earlier
/// positions and for no later ones.
public func insertionIndex(in count: Int, precedes: (Int) -> Bool) -> Int {
  var low = 0
  var high = count
  while low < high {
    let middle = (low + high) / 2
    if precedes(middle) { low = middle + 1 } else { high = middle }
  }
  return low
}
