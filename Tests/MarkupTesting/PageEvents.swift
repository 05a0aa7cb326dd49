import Markup

extension InMemoryPage {
  /// Fires an event at a node. As in the bridge, each listening node from there up to `last` (or the
  /// root) is asked until one handles it.
  @discardableResult
  public func send(
    _ kind: EventKind, to target: PageNode, upTo last: PageNode? = nil, text: String = "",
    modifiers: Modifiers = []
  ) -> Handling {
    var next: PageNode? = target
    // A handler may take nodes away: what is gone has no id, and gets nothing.
    while let node = next {
      if node.id != 0, node.mask & 1 << UInt32(kind.rawValue) != 0,
        dispatch(kind.rawValue, node.id, text, modifiers.rawValue) == .handled
      {
        return .handled
      }
      if node === last || node === root { return .ignored }
      next = node.parent
    }
    return .ignored
  }

  /// Where an event goes that happens outside of the root: the open dialog, or the page.
  var front: PageNode { modals.last ?? root.children.first ?? root }
}

extension PageNode {
  /// The control that uses a key itself, and beyond which the key is not delivered: Enter and space
  /// activate a button or a link, a field takes every key but Escape.
  func owner(ofKey key: String) -> PageNode? {
    let fields = ["input", "select", "textarea"]
    if key == "Enter" || key == " " {
      return ancestry.first { node in
        guard let name = node.name else { return false }
        return fields.contains(name) || name == "button" || name == "summary"
          || name == "a" && node.attributes["href"] != nil
      }
    }
    return key == "Escape" ? nil : ancestry.first { fields.contains($0.name ?? "") }
  }

  /// Whether a pointer does nothing here, because a control is disabled.
  var isInDisabledControl: Bool {
    let controls = ["button", "input", "select", "textarea"]
    return ancestry.contains { controls.contains($0.name ?? "") && $0.has("disabled") }
  }
}
