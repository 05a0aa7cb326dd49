import Markup

/// A page in memory that understands the patches of `docs/bridge.md`, for tests of an interface
/// without a browser.
public final class InMemoryPage {
  /// An open dialog, and what had the focus before it opened.
  struct Modal {
    let dialog: PageNode
    let opener: PageNode?
  }

  /// The element that the bridge calls 1. It is never on a page without the interface.
  public let root = PageNode(id: 1, name: "root")
  /// Where events go: kind, node, text and flags, as the export `dispatch` has them. `connect` sets
  /// it for a bare renderer.
  public var dispatch: (UInt8, UInt32, String, UInt32) -> Handling = { _, _, _, _ in .ignored }
  /// Called with the address of each link that is followed.
  public var follow: (String) -> Void = { _ in }
  /// The node that has the focus.
  public internal(set) var focused: PageNode?
  /// How often a batch has moved the focus.
  public internal(set) var focusMoves = 0
  /// The nodes that were scrolled into view, the last one last.
  public internal(set) var revealed: [PageNode] = []
  /// The DOM types of the event kinds that were announced.
  public internal(set) var eventTypes: [UInt32: String] = [:]
  /// How often each instruction was applied, by its number in `docs/bridge.md`.
  public internal(set) var instructionCounts: [UInt32: Int] = [:]

  var names: [UInt32: String] = [:]
  var nodes: [UInt32: PageNode] = [:]
  var openDialogs: [Modal] = []

  /// An empty page.
  public init() {
    nodes[1] = root
  }

  /// The modal dialogs that are open, the topmost last.
  public var modals: [PageNode] { openDialogs.map(\.dialog) }

  /// The ids in use, without the root's.
  public var liveIDs: Set<UInt32> { Set(nodes.keys).subtracting([1]) }

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

  /// Shows a tree and, after each event, the current tree.
  public func connect(_ renderer: Renderer, @NodeBuilder rendering view: @escaping () -> Node) {
    apply(renderer.render(view()))
    dispatch = { [unowned self] kind, node, text, flags in
      let handling = renderer.dispatch(kind: kind, node: node, text: text, flags: flags)
      apply(renderer.render(view()))
      return handling
    }
  }
}
