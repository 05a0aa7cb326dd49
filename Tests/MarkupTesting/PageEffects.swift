import Markup

/// What a batch asks for that can only happen after it.
struct Effects {
  var dialogs: [PageNode] = []
  var focus: PageNode?
  var revealed: [PageNode] = []
}

extension InMemoryPage {
  /// Opens dialogs, then moves the focus, then reveals, as the bridge does after a batch.
  func perform(_ effects: Effects) throws(PatchError) {
    let before = focused
    let closed = openDialogs.filter { $0.dialog.id == 0 }
    openDialogs.removeAll { $0.dialog.id == 0 }
    if let node = focused, node.id == 0 { focused = nil }
    for dialog in effects.dialogs {
      openDialogs.append(Modal(dialog: dialog, opener: before))
      focused = dialog.subtree.dropFirst().first(where: \.isFocusable) ?? dialog
    }
    if let node = effects.focus {
      guard node.isFocusable else { throw .notFocusable(node.id) }
      focused = node
      focusMoves += 1
    } else if focused == nil {
      focused = closed.reversed().compactMap(\.opener).first { $0.id != 0 }
    }
    revealed.append(contentsOf: effects.revealed)
  }
}

extension PageNode {
  /// Whether the element can have the focus.
  public var isFocusable: Bool {
    if has("disabled") || ancestry.contains(where: { $0.has("hidden") || $0.has("inert") }) {
      return false
    }
    if attributes["tabindex"] != nil { return true }
    switch name {
    case "button", "input", "select", "textarea", "summary": return true
    case "a": return attributes["href"] != nil
    default: return false
    }
  }
}
