import Markup

extension InMemoryPage {
  /// Applies a batch.
  ///
  /// - Throws: what is wrong with it. The page is as the instructions before left it.
  public func decode(_ batch: PatchBatch) throws(PatchError) {
    var reader = try PatchReader(batch)
    var effects = Effects()
    while !reader.isAtEnd {
      let word = try reader.word()
      let argument = word >> 8
      instructionCounts[word & 0xFF, default: 0] += 1
      switch Opcode(rawValue: word & 0xFF) {
      case .define: try define(argument, try reader.text())
      case .event: try announce(argument, try reader.text())
      case .element: try create(argument, name: try name(&reader), isVector: false)
      case .vector: try create(argument, name: try name(&reader), isVector: true)
      case .text:
        try create(argument, name: nil, isVector: false)
        try node(argument).ownText = try reader.text()
      case .insert: try insert(argument, into: try reader.word(), before: try reader.word())
      case .remove: try remove(argument)
      case .forget: try forget(argument)
      case .content: try setContent(of: argument, to: try reader.text())
      case .attribute: try element(argument).attributes[try name(&reader)] = try reader.text()
      case .unset:
        let name = try name(&reader)
        guard try element(argument).attributes.removeValue(forKey: name) != nil else {
          throw .wrongNode(argument)
        }
      case .property: try element(argument).properties[try name(&reader)] = try reader.text()
      case .flag:
        let name = try name(&reader)
        let flag = try reader.word()
        guard flag <= 1 else { throw .wrongFlag(flag) }
        try element(argument).flags[name] = flag == 1
      case .style:
        let name = try name(&reader)
        let value = try reader.text()
        try element(argument).styles[name] = value.isEmpty ? nil : value
      case .listen: try listen(argument, mask: try reader.word())
      case .focus: effects.focus = try element(argument)
      case .reveal: effects.revealed.append(try element(argument))
      case .modal:
        let dialog = try element(argument)
        guard dialog.name == "dialog" else { throw .wrongNode(argument) }
        effects.dialogs.append(dialog)
      case nil: throw .unknownOpcode(word & 0xFF)
      }
    }
    guard reader.remainingHeap == 0 else { throw .remainingHeap(reader.remainingHeap) }
    for (id, node) in nodes where node.ancestry.last !== root { throw .leak(id) }
    try perform(effects)
  }

  private func node(_ id: UInt32) throws(PatchError) -> PageNode {
    guard let node = nodes[id] else { throw .unknownNode(id) }
    return node
  }

  private func element(_ id: UInt32) throws(PatchError) -> PageNode {
    let node = try node(id)
    guard node.name != nil, node !== root else { throw .wrongNode(id) }
    return node
  }

  private func name(_ reader: inout PatchReader) throws(PatchError) -> String {
    let index = try reader.word()
    guard let name = names[index] else { throw .wrongName(index) }
    return name
  }

  private func define(_ index: UInt32, _ name: String) throws(PatchError) {
    guard names[index] == nil, !names.values.contains(name) else { throw .wrongName(index) }
    names[index] = name
  }

  private func announce(_ kind: UInt32, _ type: String) throws(PatchError) {
    guard kind < 32, eventTypes[kind] == nil else { throw .wrongEvent(kind) }
    eventTypes[kind] = type
  }

  private func listen(_ id: UInt32, mask: UInt32) throws(PatchError) {
    for kind in UInt32(0)..<32 where mask & 1 << kind != 0 && eventTypes[kind] == nil {
      throw .wrongEvent(kind)
    }
    try element(id).mask = mask
  }

  private func create(_ id: UInt32, name: String?, isVector: Bool) throws(PatchError) {
    guard id > 1, nodes[id] == nil else { throw .idInUse(id) }
    nodes[id] = PageNode(id: id, name: name, isVector: isVector)
  }

  private func insert(
    _ id: UInt32, into parentID: UInt32, before nextID: UInt32
  ) throws(PatchError) {
    let node = try node(id)
    let parent = try self.node(parentID)
    guard parent.name != nil, parent.ownText.isEmpty,
      !parent.ancestry.contains(where: { $0 === node })
    else { throw .wrongPosition(id) }
    node.detach()
    var position = parent.children.count
    if nextID != 0 {
      let next = try self.node(nextID)
      guard let found = parent.children.firstIndex(where: { $0 === next }) else {
        throw .wrongPosition(nextID)
      }
      position = found
    }
    parent.children.insert(node, at: position)
    node.parent = parent
  }

  private func remove(_ id: UInt32) throws(PatchError) {
    let node = try node(id)
    guard node !== root, node.parent != nil else { throw .wrongNode(id) }
    node.detach()
    try forget(id)
  }

  private func forget(_ id: UInt32) throws(PatchError) {
    let node = try node(id)
    guard node.ancestry.last !== root else { throw .leak(id) }
    nodes[id] = nil
    node.id = 0
  }

  private func setContent(of id: UInt32, to text: String) throws(PatchError) {
    let node = try node(id)
    guard node !== root, node.children.isEmpty else { throw .wrongNode(id) }
    node.ownText = text
  }
}
