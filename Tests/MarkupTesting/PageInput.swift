import Markup

extension InMemoryPage {
  /// Clicks on an element: it takes the focus unless `mousedown` is handled, and what the browser
  /// does by itself follows unless the click is handled. What is disabled, inert, hidden, behind a
  /// modal dialog or no longer on the page ignores it.
  @discardableResult
  public func click(_ target: PageNode) -> Handling {
    guard canReceiveClick(target) else { return .ignored }
    if send(.mousedown, to: target) == .ignored {
      focused = target.ancestry.first(where: \.isFocusable)
    }
    return activate(target)
  }

  /// Brings the focus to an element, as the Tab key does.
  public func focus(_ target: PageNode) { focused = target }

  /// Presses a key where the focus is, or else in the open dialog or on the page. A key that nobody
  /// handles does what it does in the browser: Enter and space activate, Enter in a field sends its form,
  /// Escape cancels a dialog.
  @discardableResult
  public func press(_ key: String, modifiers: Modifiers = []) -> Handling {
    let target = focused ?? front
    let owner = target.owner(ofKey: key)
    let handling = send(.keydown, to: target, upTo: owner, text: key, modifiers: modifiers)
    if handling == .handled { return .handled }
    if key == "Escape", let modal = modals.last { return send(.cancel, to: modal) }
    if let owner, key == "Enter" || key == " ", ["button", "a"].contains(owner.name) {
      return activate(owner)
    }
    if let owner, key == "Enter", owner.name == "input",
      let form = owner.ancestry.first(where: { $0.name == "form" })
    {
      return send(.submit, to: form)
    }
    return .ignored
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

  private func activate(_ target: PageNode) -> Handling {
    if target.isInDisabledControl || target.id == 0 { return .ignored }
    if send(.click, to: target) == .handled { return .handled }
    if let label = target.ancestry.first(where: { $0.name == "label" }),
      let field = label.subtree.first(where: { $0.name == "input" }), field !== target
    {
      return activate(field)
    }
    if let link = target.ancestry.first(where: { $0.name == "a" }) {
      if let address = link.attributes["href"] { follow(address) }
      return .ignored
    }
    return useControl(around: target)
  }

  private func useControl(around target: PageNode) -> Handling {
    guard let control = target.ancestry.first(where: { $0.name == "input" || $0.name == "button" })
    else { return .ignored }
    switch (control.name, control.attributes["type"]) {
    case ("input", "checkbox"):
      return check(control, !control.has("checked"))
    case ("input", "radio"):
      for other in root.subtree where other.attributes["type"] == "radio" && other !== control {
        if other.attributes["name"] == control.attributes["name"] { other.flags["checked"] = false }
      }
      return check(control, true)
    case ("button", nil), (_, "submit"):
      let form = control.ancestry.first { $0.name == "form" }
      return form.map { send(.submit, to: $0) } ?? .ignored
    default:
      return .ignored
    }
  }

  private func check(_ box: PageNode, _ isChecked: Bool) -> Handling {
    if box.has("checked") == isChecked { return .ignored }
    box.flags["checked"] = isChecked
    return send(.change, to: box, text: isChecked ? "on" : "")
  }

  private func canReceiveClick(_ target: PageNode) -> Bool {
    let ancestry = target.ancestry
    guard ancestry.last === root, !target.isInDisabledControl else { return false }
    if let modal = modals.last, !ancestry.contains(where: { $0 === modal }) { return false }
    return !ancestry.contains { $0.has("inert") || $0.has("hidden") }
  }
}
