/// An element or a text of the page in memory.
public final class PageNode {
  /// The tag, or nil for a text.
  public let name: String?
  /// Whether it is an element of SVG.
  public let isVector: Bool
  /// The text of a text node, or the text that is the only content of an element.
  public internal(set) var ownText = ""
  /// The attributes.
  public internal(set) var attributes: [String: String] = [:]
  /// The text properties that were set, such as `value`.
  public internal(set) var properties: [String: String] = [:]
  /// The yes or no properties that were set, such as `checked`.
  public internal(set) var flags: [String: Bool] = [:]
  /// The styles set on the element itself.
  public internal(set) var styles: [String: String] = [:]
  /// The bits of the event kinds that it handles.
  public internal(set) var mask: UInt32 = 0
  /// The nodes in it that have an id.
  public internal(set) var children: [PageNode] = []
  /// The element that it stands in.
  public internal(set) weak var parent: PageNode?
  /// Its id; 0 once it was forgotten.
  public internal(set) var id: UInt32

  init(id: UInt32, name: String?, isVector: Bool = false) {
    self.id = id
    self.name = name
    self.isVector = isVector
  }

  /// Itself, then the element that it stands in, up to the root.
  public var ancestry: [PageNode] {
    var result: [PageNode] = []
    var node: PageNode? = self
    while let current = node {
      result.append(current)
      node = current.parent
    }
    return result
  }

  /// Itself and all that stands in it, in document order.
  public var subtree: [PageNode] { [self] + children.flatMap(\.subtree) }

  /// The classes, in their order.
  public var classes: [String] {
    (attributes["class"] ?? "").split(separator: " ").map(String.init)
  }

  /// The value of a field.
  public var value: String { properties["value"] ?? "" }

  /// Whether a flag is set.
  public func has(_ flag: String) -> Bool { flags[flag] ?? false }

  func detach() {
    parent?.children.removeAll { $0 === self }
    parent = nil
  }
}
