extension Renderer {
  /// Changes the content on the page into a list by keys, with the fewest moves.
  func patch(
    _ mounted: MountedNode, toKeys keys: [UInt64], _ nodes: [Node], in parent: UInt32,
    before next: UInt32
  ) -> UInt32 {
    var oldKeys: [UInt64] = []
    if case .keyed(let known) = mounted.content { oldKeys = known }
    mounted.content = .keyed(keys)
    var moves: [Bool] = []
    if oldKeys != keys {
      let rearrangement = Rearrangement(from: oldKeys, to: keys)
      rearrange(mounted, rearrangement)
      moves = rearrangement.moves
    }
    var next = next
    for index in nodes.indices.reversed() {
      let child = mounted.children[index]
      if !moves.isEmpty, moves[index] { _ = move(child, to: parent, before: next) }
      next = patch(child, to: nodes[index], in: parent, before: next)
    }
    return next
  }

  private func rearrange(_ mounted: MountedNode, _ rearrangement: Rearrangement) {
    for index in rearrangement.dropped { clear(mounted.children[index]) }
    var children: [MountedNode] = []
    children.reserveCapacity(rearrangement.origins.count)
    for origin in rearrangement.origins {
      children.append(origin < 0 ? MountedNode() : mounted.children[origin])
    }
    mounted.children = children
  }

  /// Moves a node with its content; returns its first node on the page, or `next`.
  private func move(_ mounted: MountedNode, to parent: UInt32, before next: UInt32) -> UInt32 {
    if mounted.id != 0 {
      writer.insert(mounted.id, into: parent, before: next)
      return mounted.id
    }
    var next = next
    for child in mounted.children.reversed() { next = move(child, to: parent, before: next) }
    return next
  }
}
