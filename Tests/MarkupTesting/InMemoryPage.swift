import Markup

/// A page in memory that understands the patches of `docs/bridge.md`, for tests of an interface
/// without a browser.
public final class InMemoryPage {
  /// Takes an event to the interface: kind, node, text and flags as the export `dispatch` has them.
  public typealias Delivery = (UInt8, UInt32, String, UInt32) -> Handling

  /// The element that the bridge calls 1. It is never on a page without the interface.
  public let root = PageNode(id: 1, name: "root")
  /// Where events go. `connect` sets it for a bare renderer.
  public var deliver: Delivery = { _, _, _, _ in .ignored }
  /// The node that has the focus.
  public internal(set) var focused: PageNode?
  /// The modal dialogs that are open, the topmost last.
  public internal(set) var modals: [PageNode] = []
  /// The node that was scrolled into view last.
  public internal(set) var revealed: PageNode?
  /// The DOM types of the event kinds that were announced.
  public internal(set) var eventTypes: [UInt32: String] = [:]

  var names: [UInt32: String] = [:]
  var nodes: [UInt32: PageNode] = [:]

  /// An empty page.
  public init() {
    nodes[1] = root
  }

  /// The count of ids in use, without the root's.
  public var nodeCount: Int { nodes.count - 1 }

  /// The markup of all that is on the page.
  public var html: String { root.ownText + root.children.map(\.html).joined() }

  /// All text on the page.
  public var textContent: String { root.textContent }

  /// Applies a batch, and stops the program where it is malformed.
  public func apply(_ batch: PatchBatch) {
    do throws(PatchError) {
      try decode(batch)
    } catch {
      fatalError("A malformed batch of patches: \(error)")
    }
  }

  /// Shows a tree and, after each event, the tree that there is then.
  public func connect(_ renderer: Renderer, rendering view: @escaping () -> Node) {
    apply(renderer.render(view()))
    deliver = { [unowned self] kind, node, text, flags in
      let handling = renderer.dispatch(kind: kind, node: node, text: text, flags: flags)
      apply(renderer.render(view()))
      return handling
    }
  }
}
