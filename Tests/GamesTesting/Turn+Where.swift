import Games

extension Turn {
  /// The candidate whose turn it is among those that suit; nil if fewer suit than there are turns.
  package func index(of count: Int, share: Int, where suits: (Int) -> Bool) -> Int? {
    var search = search(of: count, share: share)
    while let candidates = search.next() {
      if let index = search.take(candidates.filter(suits)) { return index }
    }
    return nil
  }
}
