import ByteStrings

/// Builds a node from statements: a string is a text, an `if` without `else` leaves an empty place,
/// the ways of an `if … else` are different places, and a `for` tells its nodes apart by position
/// (see `keyed` for lists that are reordered).
@resultBuilder
public enum NodeBuilder {
  /// A text.
  public static func buildExpression(_ text: PlainText) -> Node { .text(text) }

  /// A node.
  public static func buildExpression(_ node: Node) -> Node { node }

  /// A node, or an empty place.
  public static func buildExpression(_ node: Node?) -> Node { node ?? .empty }

  /// Nodes by position.
  public static func buildExpression(_ nodes: [Node]) -> Node { .group(nodes) }

  /// Nothing.
  public static func buildBlock() -> Node { .empty }

  /// One statement stands for itself.
  public static func buildBlock(_ node: Node) -> Node { node }

  /// Several statements, by position.
  public static func buildBlock(_ nodes: Node...) -> Node { .group(nodes) }

  /// An `if` without `else`.
  public static func buildOptional(_ node: Node?) -> Node { node ?? .empty }

  /// The first way of an `if … else`.
  public static func buildEither(first node: Node) -> Node { Node(.branch(0, node)) }

  /// The second way of an `if … else`.
  public static func buildEither(second node: Node) -> Node { Node(.branch(1, node)) }

  /// A `for`.
  public static func buildArray(_ nodes: [Node]) -> Node { .group(nodes) }
}
