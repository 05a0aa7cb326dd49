import ByteStrings

/// A node of the tree that is on the page.
///
/// It stays, and is changed in place, while nodes of the same shape are rendered at its position.
final class MountedNode {
  enum Content {
    case empty
    case text(PlainText)
    /// An element; `text` is its content if that is a single text.
    case element(Tag, [Attribute], text: PlainText)
    case group
    case branch(UInt8)
    case keyed([UInt64])
    case memo([UInt64])
  }

  var content: Content = .empty
  /// The id of the element or the text on the page; 0 if this node has neither.
  var id: UInt32 = 0
  /// The nodes inside this node. An element with a single text has none. Any other element, a branch and a
  /// memo have at most one. A group and a list have one for each of their nodes.
  var children: [MountedNode] = []
  /// Whether the user may have changed the rendered value.
  var isTouched = false

  /// Whether this node can be changed into `node`, instead of being replaced.
  func accepts(_ node: Node) -> Bool {
    switch (content, node.content) {
    case (.empty, .empty), (.text, .text), (.group, .group), (.keyed, .keyed), (.memo, .memo): true
    case (.element(let tag, _, _), .element(let element)): tag == element.tag
    case (.branch(let way), .branch(let other, _)): way == other
    default: false
    }
  }

  /// The only node inside this node; made on first use.
  func onlyChild() -> MountedNode {
    if children.isEmpty { children.append(MountedNode()) }
    return children[0]
  }

  /// The id of the first node on the page that belongs to this node, or `next` if there is none.
  func first(or next: UInt32) -> UInt32 {
    if id != 0 { return id }
    for child in children {
      let first = child.first(or: 0)
      if first != 0 { return first }
    }
    return next
  }
}
