import Markup

extension InMemoryPage {
  /// Fires an event at a node, which goes from there to the root as in the bridge.
  @discardableResult
  public func send(
    _ kind: EventKind, to target: PageNode, text: String = "", modifiers: Modifiers = []
  ) -> Handling {
    // As in the browser, the way is fixed before the first handler runs.
    for node in target.ancestry where node.mask & 1 << UInt32(kind.rawValue) != 0 && node.id != 0 {
      if deliver(kind.rawValue, node.id, text, modifiers.rawValue) == .handled { return .handled }
    }
    return .ignored
  }

  /// Clicks on an element. What is disabled, inert, hidden or behind a modal dialog ignores it; a box
  /// is checked, and a button of a form sends it, as in the browser.
  @discardableResult
  public func click(_ target: PageNode) -> Handling {
    guard canReceiveClick(target) else { return .ignored }
    if send(.click, to: target) == .handled { return .handled }
    guard let control = target.ancestry.first(where: { $0.name == "input" || $0.name == "button" })
    else { return .ignored }
    switch control.attributes["type"] {
    case "checkbox":
      return check(control, !control.has("checked"))
    case "radio":
      return check(control, true)
    case "submit",
      nil where control.name == "button":
      let form = control.ancestry.first { $0.name == "form" }
      return form.map { send(.submit, to: $0) } ?? .ignored
    default:
      return .ignored
    }
  }

  /// Presses a key where the focus is, or at the node.
  @discardableResult
  public func type(
    key: String, modifiers: Modifiers = [], at target: PageNode? = nil
  ) -> Handling {
    send(.keydown, to: target ?? focused ?? root, text: key, modifiers: modifiers)
  }

  /// Enters a text in place of the value of a field.
  @discardableResult
  public func input(_ value: String, into field: PageNode) -> Handling {
    field.properties["value"] = value
    return send(.input, to: field, text: value)
  }

  /// Chooses a value: what a `select` or a leaving field does.
  @discardableResult
  public func change(_ field: PageNode, to value: String) -> Handling {
    field.properties["value"] = value
    return send(.change, to: field, text: value)
  }

  /// Gives the focus to a node, as the user does by clicking or with the tab key.
  public func focus(_ node: PageNode) {
    if let focused, focused !== node { send(.focusout, to: focused) }
    focused = node
    send(.focusin, to: node)
  }

  private func check(_ box: PageNode, _ isChecked: Bool) -> Handling {
    if box.has("checked") == isChecked { return .ignored }
    box.flags["checked"] = isChecked
    return send(.change, to: box, text: isChecked ? "on" : "")
  }

  private func canReceiveClick(_ target: PageNode) -> Bool {
    let ancestry = target.ancestry
    guard ancestry.last === root else { return false }
    if let modal = modals.last, !ancestry.contains(where: { $0 === modal }) { return false }
    return !ancestry.contains { $0.has("disabled") || $0.has("inert") || $0.has("hidden") }
  }
}
