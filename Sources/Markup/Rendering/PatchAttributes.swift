import ByteStrings

extension Renderer {
  /// Patches what an element needs before its content.
  @inline(never)
  func patchBefore(_ id: UInt32, from old: [Attribute], to new: [Attribute]) {
    assert(!hasDuplicates(new), "An element is given the same attribute twice")
    patchClass(id, from: old, to: new)
    patchSettings(id, from: old, to: new, followsContent: false, always: false)
  }

  /// Patches what an element can only have after its content, and records its effects.
  @inline(never)
  func patchAfter(_ id: UInt32, from old: [Attribute], to new: [Attribute], always: Bool) {
    patchSettings(id, from: old, to: new, followsContent: true, always: always)
    let before = Behaviour(old)
    let after = Behaviour(new)
    if before.mask != after.mask { writer.listen(id, mask: after.mask) }
    if after.isModal, !before.isModal { modals.append(id) }
    if after.reveal != 0, after.reveal != before.reveal { reveals.append(id) }
    if after.focus != 0, after.focus != before.focus, focus == 0 { focus = id }
  }

  private func patchSettings(
    _ id: UInt32, from old: [Attribute], to new: [Attribute], followsContent: Bool, always: Bool
  ) {
    for index in old.indices {
      guard case .setting(let setting) = old[index].content,
        setting.kind.followsContent == followsContent,
        counterpart(of: setting, in: new, near: index) == nil
      else { continue }
      unset(id, setting)
    }
    for index in new.indices {
      guard case .setting(let setting) = new[index].content,
        setting.kind.followsContent == followsContent
      else { continue }
      if let before = counterpart(of: setting, in: old, near: index) {
        if !always, before.value.hasSameBytes(as: setting.value) { continue }
      } else if setting.value.isEmpty, setting.kind == .flag || setting.kind == .style {
        continue
      }
      set(id, setting)
    }
  }

  /// The setting in `attributes` that sets the same thing. In most views it is at the same position.
  private func counterpart(
    of setting: Setting, in attributes: [Attribute], near position: Int
  ) -> Setting? {
    if position < attributes.count, case .setting(let other) = attributes[position].content,
      other.isCounterpart(of: setting)
    {
      return other
    }
    for attribute in attributes {
      if case .setting(let other) = attribute.content, other.isCounterpart(of: setting) {
        return other
      }
    }
    return nil
  }

  @inline(never)
  private func set(_ id: UInt32, _ setting: Setting) {
    switch setting.kind {
    case .attribute: writer.write(.attribute, id, name: setting.name, text: setting.value)
    case .style: writer.write(.style, id, name: setting.name, text: setting.value)
    case .property: writer.write(.property, id, name: setting.name, text: setting.value)
    case .flag: writer.write(.flag, id, name: setting.name, word: setting.value.isEmpty ? 0 : 1)
    }
  }

  @inline(never)
  private func unset(_ id: UInt32, _ setting: Setting) {
    if setting.kind == .attribute {
      writer.write(.unset, id, name: setting.name)
    } else {
      set(id, Setting(setting.kind, setting.name, ""))
    }
  }

  private func patchClass(_ id: UInt32, from old: [Attribute], to new: [Attribute]) {
    if haveSameClasses(old, new) { return }
    var joined: PlainText = ""
    for attribute in new {
      guard case .className(let name) = attribute.content else { continue }
      if !joined.isEmpty { joined += " " }
      joined += name
    }
    if joined.isEmpty {
      writer.write(.unset, id, name: Name("class"))
    } else {
      writer.write(.attribute, id, name: Name("class"), text: joined)
    }
  }

  /// Whether two elements have the same classes in the same order.
  private func haveSameClasses(_ old: [Attribute], _ new: [Attribute]) -> Bool {
    var position = 0
    for attribute in new {
      guard case .className(let name) = attribute.content else { continue }
      guard let before = nextClass(in: old, &position), before.hasSameBytes(as: name) else {
        return false
      }
    }
    return nextClass(in: old, &position) == nil
  }

  private func nextClass(in attributes: [Attribute], _ position: inout Int) -> PlainText? {
    while position < attributes.count {
      position += 1
      if case .className(let name) = attributes[position - 1].content { return name }
    }
    return nil
  }

  private func hasDuplicates(_ attributes: [Attribute]) -> Bool {
    for (position, attribute) in attributes.enumerated() {
      guard case .setting(let setting) = attribute.content else { continue }
      for other in attributes[..<position] {
        if case .setting(let earlier) = other.content, earlier.isCounterpart(of: setting) {
          return true
        }
      }
    }
    return false
  }
}

/// The behaviour of an element, as far as the page has to know it.
private struct Behaviour {
  private(set) var mask: UInt32 = 0
  private(set) var focus: UInt32 = 0
  private(set) var reveal: UInt32 = 0
  private(set) var isModal = false

  init(_ attributes: [Attribute]) {
    for attribute in attributes {
      switch attribute.content {
      case .handler(let kind, _): mask |= kind.bit
      case .focus(let revision): focus = revision
      case .reveal(let revision): reveal = revision
      case .modal: isModal = true
      case .none, .className, .setting: break
      }
    }
  }
}
