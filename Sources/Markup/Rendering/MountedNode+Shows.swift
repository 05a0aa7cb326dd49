import ByteStrings

extension MountedNode {
  /// Whether the page already looks like this node. Handlers may differ.
  func shows(_ node: Node) -> Bool {
    guard accepts(node) else { return false }
    switch (content, node.content) {
    case (.text(let shown), .text(let text)): return shown.hasSameBytes(as: text)
    case (.element(_, let attributes, let text), .element(let element)):
      return haveSameLook(attributes, element.attributes)
        && showsContent(element.content, besides: text)
    case (.group, .group(let nodes)): return showsChildren(nodes)
    case (.branch, .branch(_, let node)): return onlyChild().shows(node)
    case (.keyed(let shown), .keyed(let keys, let nodes)):
      return shown == keys && showsChildren(nodes)
    case (.memo(let shown), .memo(let revisions, let build)):
      return shown == revisions && onlyChild().shows(build())
    default: return true
    }
  }

  private func showsChildren(_ nodes: [Node]) -> Bool {
    children.count == nodes.count
      && nodes.indices.allSatisfy { children[$0].shows(nodes[$0]) }
  }

  private func showsContent(_ content: Node, besides text: PlainText) -> Bool {
    switch content.content {
    case .text(let other): return children.isEmpty && text.hasSameBytes(as: other)
    case .empty where children.isEmpty: return text.isEmpty
    default: return text.isEmpty && onlyChild().shows(content)
    }
  }
}

/// Whether two elements look the same on the page, with the same kinds of handlers and effects.
private func haveSameLook(_ old: [Attribute], _ new: [Attribute]) -> Bool {
  old.count == new.count && zip(old, new).allSatisfy { $0.looks(like: $1) }
}

extension Attribute {
  fileprivate func looks(like other: Attribute) -> Bool {
    switch (content, other.content) {
    case (.none, .none), (.modal, .modal): true
    case (.className(let name), .className(let otherName)): name.hasSameBytes(as: otherName)
    case (.setting(let setting), .setting(let other)):
      setting.isCounterpart(of: other) && setting.value.hasSameBytes(as: other.value)
    case (.handler(let kind, _), .handler(let otherKind, _)): kind == otherKind
    case (.focus(let revision), .focus(let other)): revision == other
    case (.reveal(let revision), .reveal(let other)): revision == other
    default: false
    }
  }
}
