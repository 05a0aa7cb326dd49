import ByteStrings

/// What is on the page for one node of the tree.
///
/// A place stays while nodes of the same shape are rendered there, and is changed in place.
final class Place {
  enum Content {
    case empty
    case text(PlainText)
    /// An element, and the text that is its only content.
    case element(Tag, [Attribute], text: PlainText)
    case group
    case branch(UInt8)
    case keyed([UInt64])
    case memo(UInt64)
  }

  var content: Content = .empty
  /// The id of the element or the text node; 0 where the place has none of its own.
  var id: UInt32 = 0
  /// The places of the nodes in this one: of an element with a lone text none, of another element,
  /// a branch and a memo at most one, of a group and a list one for each node.
  var children: [Place] = []
  /// Whether the user may have changed the value that was rendered.
  var isTouched = false

  /// Whether a node can be rendered here by changing what is there.
  func accepts(_ node: Node) -> Bool {
    switch (content, node.content) {
    case (.empty, .empty), (.text, .text), (.group, .group), (.keyed, .keyed), (.memo, .memo): true
    case (.element(let tag, _, _), .element(let element)): tag == element.tag
    case (.branch(let way), .branch(let other, _)): way == other
    default: false
    }
  }

  /// The only place in this one; made on first use.
  func onlyChild() -> Place {
    if children.isEmpty { children.append(Place()) }
    return children[0]
  }

  /// The first node on the page that belongs here, or `next` where there is none.
  func first(or next: UInt32) -> UInt32 {
    if id != 0 { return id }
    for child in children {
      let first = child.first(or: 0)
      if first != 0 { return first }
    }
    return next
  }
}
