import Games

extension Array where Element: Comparable {
  /// Puts an element among others in ascending order, unless it is there.
  mutating func insertInOrder(_ element: Element) {
    let index = insertionIndex(in: count) { self[$0] < element }
    if index == count || self[index] != element { insert(element, at: index) }
  }

  /// Whether an element is among others in ascending order.
  func holdsInOrder(_ element: Element) -> Bool {
    let index = insertionIndex(in: count) { self[$0] < element }
    return index < count && self[index] == element
  }
}
