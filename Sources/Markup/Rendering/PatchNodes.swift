import ByteStrings

// Siblings are patched from the last to the first, so that the node to insert before is always in
// its final position. Each function returns the first node on the page of what it patched, or
// `next` where there is none: the node that the sibling before has to be inserted before.

extension Renderer {
  /// Makes a place show a node.
  func patch(_ place: Place, to node: Node, in parent: UInt32, before next: UInt32) -> UInt32 {
    if !place.accepts(node) { clear(place) }
    switch node.content {
    case .empty:
      return next
    case .text(let text):
      return patch(place, toText: text, in: parent, before: next)
    case .element(let element):
      return patch(place, to: element, in: parent, before: next)
    case .group(let nodes):
      place.content = .group
      return patch(place, toGroup: nodes, in: parent, before: next)
    case .branch(let way, let node):
      place.content = .branch(way)
      return patch(place.onlyChild(), to: node, in: parent, before: next)
    case .keyed(let keys, let nodes):
      return patch(place, toKeys: keys, nodes, in: parent, before: next)
    case .memo(let revision, let build):
      if case .memo(revision) = place.content { return place.first(or: next) }
      place.content = .memo(revision)
      return patch(place.onlyChild(), to: build(), in: parent, before: next)
    }
  }

  private func patch(
    _ place: Place, toText text: PlainText, in parent: UInt32, before next: UInt32
  ) -> UInt32 {
    if case .text(let old) = place.content {
      if !old.hasSameBytes(as: text) { writer.write(.content, place.id, text: text) }
    } else {
      place.id = allocateID(for: place)
      writer.write(.text, place.id, text: text)
      writer.insert(place.id, into: parent, before: next)
    }
    place.content = .text(text)
    return place.id
  }

  private func patch(
    _ place: Place, toGroup nodes: [Node], in parent: UInt32, before next: UInt32
  ) -> UInt32 {
    while place.children.count > nodes.count { clear(place.children.removeLast()) }
    while place.children.count < nodes.count { place.children.append(Place()) }
    var next = next
    for index in nodes.indices.reversed() {
      next = patch(place.children[index], to: nodes[index], in: parent, before: next)
    }
    return next
  }

  private func patch(
    _ place: Place, to element: Element, in parent: UInt32, before next: UInt32
  ) -> UInt32 {
    var attributes: [Attribute] = []
    var text: PlainText = ""
    var isNew = true
    if case .element(_, let oldAttributes, let oldText) = place.content {
      (attributes, text, isNew) = (oldAttributes, oldText, false)
    } else {
      place.id = allocateID(for: place)
      writer.write(
        element.tag.isVector ? .vector : .element, place.id, name: Name(element.tag.spelling))
    }
    patchBefore(place.id, from: attributes, to: element.attributes)
    let newText = patchContent(of: place, from: text, to: element.content)
    patchAfter(place.id, from: attributes, to: element.attributes, always: place.isTouched)
    place.isTouched = false
    place.content = .element(element.tag, element.attributes, text: newText)
    // A new element is inserted complete.
    if isNew { writer.insert(place.id, into: parent, before: next) }
    return place.id
  }

  /// Patches what stands in an element, and returns the text that is its only content.
  private func patchContent(of place: Place, from text: PlainText, to content: Node) -> PlainText {
    switch content.content {
    case .text(let newText):
      for child in place.children { clear(child) }
      place.children.removeAll()
      if !text.hasSameBytes(as: newText) { writer.write(.content, place.id, text: newText) }
      return newText
    case .empty where place.children.isEmpty:
      if !text.isEmpty { writer.write(.content, place.id, text: "") }
    default:
      if !text.isEmpty { writer.write(.content, place.id, text: "") }
      _ = patch(place.onlyChild(), to: content, in: place.id, before: 0)
    }
    return ""
  }

  /// Makes a place empty.
  func clear(_ place: Place) {
    remove(place, .remove)
    place.content = .empty
    place.id = 0
    place.children.removeAll()
    place.isTouched = false
  }

  /// Gives up the ids of a place: its outermost nodes leave the page, the others leave with them.
  private func remove(_ place: Place, _ opcode: Opcode) {
    var inner = opcode
    if place.id != 0 {
      writer.write(opcode, place.id)
      releaseID(place.id)
      inner = .forget
    }
    for child in place.children { remove(child, inner) }
  }
}
