import Games

extension Array where Element: Comparable {
  /// Inserts an element in ascending order, unless the array contains it.
  mutating func insertInOrder(_ element: Element) {
    let index = insertionIndex(in: count) { self[$0] < element }
    if index == count || self[index] != element { insert(element, at: index) }
  }

  /// Whether the array, which must be in ascending order, contains an element.
  func holdsInOrder(_ element: Element) -> Bool {
    let index = insertionIndex(in: count) { self[$0] < element }
    return index < count && self[index] == element
  }
}
