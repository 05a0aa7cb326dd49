import ByteStrings

/// Keeps a page equal to the last rendered tree.
///
/// It holds the mounted nodes, with the handlers of the last tree. Rendering takes linear time in the size of
/// the tree, without the parts that a `memo` skips.
public final class Renderer {
  var writer = PatchWriter()
  /// The effects of this rendering, which are applied after its patches.
  var modals: [UInt32] = []
  var reveals: [UInt32] = []
  var focus: UInt32 = 0

  let root = MountedNode()
  /// The nodes on the page, by id. The renderer does not assign the ids 0 and 1.
  private var mountedNodes: [MountedNode?] = [nil, nil]
  private var freeIDs: [UInt32] = []
  /// The ids released in this rendering: one batch never uses an id for two nodes.
  private var releasedIDs: [UInt32] = []

  /// Whether a debug build traps if a memo keeps content that would now be built differently.
  let checksMemos: Bool

  /// A renderer of an empty page.
  public convenience init() { self.init(checksMemos: true) }

  /// A renderer for tests of memos whose revisions do not cover their content.
  init(checksMemos: Bool) { self.checksMemos = checksMemos }

  /// Renders a tree into the element that has id 1 in the bridge.
  ///
  /// - Returns: the changes to the page; empty if there are none.
  public func render(_ tree: Node) -> PatchBatch {
    _ = patch(root, to: tree, in: 1, before: 0)
    // Opening a dialog moves the focus, so the focus comes last.
    for id in modals { writer.write(.modal, id) }
    for id in reveals { writer.write(.reveal, id) }
    if focus != 0 { writer.write(.focus, focus) }
    modals.removeAll()
    reveals.removeAll()
    focus = 0
    for id in releasedIDs { freeIDs.append(id) }
    releasedIDs.removeAll()
    return writer.take()
  }

  /// Passes an event to the handlers of a node.
  ///
  /// - Parameters:
  ///   - raw: the kind of the event, as it was announced to the page.
  ///   - node: the id of the node. An id that is not on the page ignores every event.
  ///   - text: the text of the event.
  ///   - flags: the flags of the event.
  public func dispatch(kind raw: UInt8, node: UInt32, text: PlainText, flags: UInt32) -> Handling {
    guard node < UInt32(mountedNodes.count), let mounted = mountedNodes[Int(node)],
      case .element(_, let attributes, _) = mounted.content,
      let kind = EventKind(rawValue: raw)
    else { return .ignored }
    if kind == .input || kind == .change { mounted.isTouched = true }
    let event = Event(kind: kind, text: text, modifiers: Modifiers(rawValue: flags))
    // `attributes` keeps the handlers alive: a handler may render, and so replace itself.
    for attribute in attributes {
      guard case .handler(let handled, let action) = attribute.content, handled == kind else {
        continue
      }
      if action(event) == .handled { return .handled }
    }
    return .ignored
  }

  /// The number of nodes on the page with an id that the renderer assigned.
  package var nodeCount: Int { mountedNodes.count - 2 - freeIDs.count }

  /// Assigns an id to a node that is added to the page.
  func allocateID(for mounted: MountedNode) -> UInt32 {
    guard let id = freeIDs.popLast() else {
      mountedNodes.append(mounted)
      return UInt32(mountedNodes.count - 1)
    }
    mountedNodes[Int(id)] = mounted
    return id
  }

  func releaseID(_ id: UInt32) {
    mountedNodes[Int(id)] = nil
    releasedIDs.append(id)
  }
}
