import ByteStrings

/// A node of an HTML tree: an element, a text, several nodes, or an empty node.
///
/// A node is a description and costs nothing on the page. `Renderer` compares it with the nodes that it
/// rendered before. The same node may be used at several positions.
public struct Node {
  enum Content {
    case empty
    case text(PlainText)
    case element(Element)
    /// Siblings by position.
    case group([Node])
    /// A branch of an `if … else` or a `switch`. Different branches are different nodes on the page.
    case branch(UInt8, Node)
    /// Siblings by key. There is one key for each node.
    case keyed([UInt64], [Node])
    /// A part with the revisions that it was built from.
    case memo([UInt64], () -> Node)
  }

  /// A node is one word, so that passing it on takes little code.
  private final class Box {
    let content: Content

    init(_ content: Content) { self.content = content }
  }

  private let box: Box?

  var content: Content { box?.content ?? .empty }

  @inline(never)
  init(_ content: Content) {
    box = Box(content)
  }

  private init() { box = nil }

  @inline(never)
  static func branch(_ number: UInt8, _ node: consuming Node) -> Node {
    Node(.branch(number, node))
  }

  /// An empty node. It keeps its position, so that its siblings keep theirs.
  public static var empty: Node { Node() }

  /// A text, shown unchanged.
  @inline(never)
  public static func text(_ text: consuming PlainText) -> Node { Node(.text(text)) }

  /// Consecutive nodes, identified by their positions.
  @inline(never)
  public static func group(_ nodes: [Node]) -> Node { Node(.group(nodes)) }

  /// `count` consecutive nodes, made from their indexes. A call takes less code than a loop.
  @inline(never)
  public static func each(_ count: Int, _ node: (Int) -> Node) -> Node {
    var nodes: [Node] = []
    for number in 0..<count { nodes.append(node(number)) }
    return .group(nodes)
  }
}

/// An element of the tree, before it is on the page.
final class Element {
  let tag: Tag
  let attributes: [Attribute]
  let content: Node

  init(_ tag: Tag, _ attributes: [Attribute], _ content: Node) {
    self.tag = tag
    self.attributes = attributes
    self.content = content
  }
}
