extension Renderer {
  /// Makes a place show a list by keys, with the fewest moves.
  func patch(
    _ place: Place, toKeys keys: [UInt64], _ nodes: [Node], in parent: UInt32, before next: UInt32
  ) -> UInt32 {
    var oldKeys: [UInt64] = []
    if case .keyed(let known) = place.content { oldKeys = known }
    place.content = .keyed(keys)
    var moves: [Bool] = []
    if oldKeys != keys {
      let rearrangement = Rearrangement(from: oldKeys, to: keys)
      rearrange(place, rearrangement)
      moves = rearrangement.moves
    }
    var next = next
    for index in nodes.indices.reversed() {
      let child = place.children[index]
      if !moves.isEmpty, moves[index] { _ = move(child, to: parent, before: next) }
      next = patch(child, to: nodes[index], in: parent, before: next)
    }
    return next
  }

  private func rearrange(_ place: Place, _ rearrangement: Rearrangement) {
    for index in rearrangement.dropped { clear(place.children[index]) }
    var children: [Place] = []
    children.reserveCapacity(rearrangement.origins.count)
    for origin in rearrangement.origins {
      children.append(origin < 0 ? Place() : place.children[origin])
    }
    place.children = children
  }

  /// Moves the nodes of a place, and returns the first of them, or `next`.
  private func move(_ place: Place, to parent: UInt32, before next: UInt32) -> UInt32 {
    if place.id != 0 {
      writer.insert(place.id, into: parent, before: next)
      return place.id
    }
    var next = next
    for child in place.children.reversed() { next = move(child, to: parent, before: next) }
    return next
  }
}
