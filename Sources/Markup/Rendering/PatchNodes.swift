import ByteStrings

// Siblings are patched from the last to the first, so that the node to insert before is always in its final
// position. Each function returns the first node on the page of the node that it patched, or `next` if there
// is none. The previous sibling is inserted before the returned node.

extension Renderer {
  /// Changes a mounted node into `node`.
  func patch(
    _ mounted: MountedNode, to node: Node, in parent: UInt32, before next: UInt32
  ) -> UInt32 {
    if !mounted.accepts(node) { clear(mounted) }
    switch node.content {
    case .empty:
      return next
    case .text(let text):
      return patch(mounted, toText: text, in: parent, before: next)
    case .element(let element):
      return patch(mounted, to: element, in: parent, before: next)
    case .group(let nodes):
      mounted.content = .group
      return patch(mounted, toGroup: nodes, in: parent, before: next)
    case .branch(let way, let node):
      mounted.content = .branch(way)
      return patch(mounted.onlyChild(), to: node, in: parent, before: next)
    case .keyed(let keys, let nodes):
      return patch(mounted, toKeys: keys, nodes, in: parent, before: next)
    case .memo(let revisions, let build):
      if case .memo(let known) = mounted.content, known == revisions {
        assert(
          !checksMemos || mounted.onlyChild().shows(build()),
          "A part is kept although it would be built differently")
        return mounted.first(or: next)
      }
      mounted.content = .memo(revisions)
      return patch(mounted.onlyChild(), to: build(), in: parent, before: next)
    }
  }

  private func patch(
    _ mounted: MountedNode, toText text: PlainText, in parent: UInt32, before next: UInt32
  ) -> UInt32 {
    if case .text(let old) = mounted.content {
      if !old.hasSameBytes(as: text) { writer.write(.content, mounted.id, text: text) }
    } else {
      mounted.id = allocateID(for: mounted)
      writer.write(.text, mounted.id, text: text)
      writer.insert(mounted.id, into: parent, before: next)
    }
    mounted.content = .text(text)
    return mounted.id
  }

  private func patch(
    _ mounted: MountedNode, toGroup nodes: [Node], in parent: UInt32, before next: UInt32
  ) -> UInt32 {
    while mounted.children.count > nodes.count { clear(mounted.children.removeLast()) }
    while mounted.children.count < nodes.count { mounted.children.append(MountedNode()) }
    var next = next
    for index in nodes.indices.reversed() {
      next = patch(mounted.children[index], to: nodes[index], in: parent, before: next)
    }
    return next
  }

  private func patch(
    _ mounted: MountedNode, to element: Element, in parent: UInt32, before next: UInt32
  ) -> UInt32 {
    var attributes: [Attribute] = []
    var text: PlainText = ""
    var isNew = true
    if case .element(_, let oldAttributes, let oldText) = mounted.content {
      (attributes, text, isNew) = (oldAttributes, oldText, false)
    } else {
      mounted.id = allocateID(for: mounted)
      writer.write(
        element.tag.isVector ? .vector : .element, mounted.id, name: Name(element.tag.spelling))
    }
    patchBefore(mounted.id, from: attributes, to: element.attributes)
    let newText = patchContent(of: mounted, from: text, to: element.content)
    patchAfter(mounted.id, from: attributes, to: element.attributes, always: mounted.isTouched)
    mounted.isTouched = false
    mounted.content = .element(element.tag, element.attributes, text: newText)
    // The element is inserted after its content is complete.
    if isNew { writer.insert(mounted.id, into: parent, before: next) }
    return mounted.id
  }

  /// Patches the content of an element, and returns its text if that is its only content.
  private func patchContent(
    of mounted: MountedNode, from text: PlainText, to content: Node
  ) -> PlainText {
    switch content.content {
    case .text(let newText):
      for child in mounted.children { clear(child) }
      mounted.children.removeAll()
      if !text.hasSameBytes(as: newText) { writer.write(.content, mounted.id, text: newText) }
      return newText
    case .empty where mounted.children.isEmpty:
      if !text.isEmpty { writer.write(.content, mounted.id, text: "") }
    default:
      if !text.isEmpty { writer.write(.content, mounted.id, text: "") }
      _ = patch(mounted.onlyChild(), to: content, in: mounted.id, before: 0)
    }
    return ""
  }

  /// Removes a node from the page and leaves its position empty.
  func clear(_ mounted: MountedNode) {
    remove(mounted, .remove)
    mounted.content = .empty
    mounted.id = 0
    mounted.children.removeAll()
    mounted.isTouched = false
  }

  /// Releases the ids of a node. Its outermost nodes are removed from the page; the others leave with them.
  private func remove(_ mounted: MountedNode, _ opcode: Opcode) {
    var inner = opcode
    if mounted.id != 0 {
      writer.write(opcode, mounted.id)
      releaseID(mounted.id)
      inner = .forget
    }
    for child in mounted.children { remove(child, inner) }
  }
}
