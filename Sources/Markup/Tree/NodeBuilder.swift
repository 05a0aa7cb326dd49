import ByteStrings

/// Builds a node from statements. A string is a text. An `if` without `else` leaves an empty node. The
/// branches of an `if … else` are different nodes. A `for` identifies its nodes by position; see `keyed` for
/// lists that are reordered.
@resultBuilder
public enum NodeBuilder {
  /// A text.
  public static func buildExpression(_ text: consuming PlainText) -> Node { .text(text) }

  /// A node.
  public static func buildExpression(_ node: Node) -> Node { node }

  /// A node; nil is an empty node.
  public static func buildExpression(_ node: Node?) -> Node { node ?? .empty }

  /// Nodes by position.
  public static func buildExpression(_ nodes: [Node]) -> Node { .group(nodes) }

  /// An empty node.
  public static func buildBlock() -> Node { .empty }

  /// A single statement is its own node.
  public static func buildBlock(_ node: Node) -> Node { node }

  /// Several statements, by position. Each is a separate parameter, for the reason given at `Tag.callAsFunction`.
  @inline(never)
  public static func buildBlock(
    _ a: consuming Node, _ b: consuming Node
  ) -> Node {
    .group([a, b])
  }

  /// Several statements.
  @inline(never)
  public static func buildBlock(
    _ a: consuming Node, _ b: consuming Node, _ c: consuming Node
  ) -> Node {
    .group([a, b, c])
  }

  /// Several statements.
  @inline(never)
  public static func buildBlock(
    _ a: consuming Node, _ b: consuming Node, _ c: consuming Node, _ d: consuming Node
  ) -> Node {
    .group([a, b, c, d])
  }

  /// Several statements.
  @inline(never)
  public static func buildBlock(
    _ a: consuming Node, _ b: consuming Node, _ c: consuming Node, _ d: consuming Node,
    _ e: consuming Node
  ) -> Node {
    .group([a, b, c, d, e])
  }

  /// Several statements.
  @inline(never)
  public static func buildBlock(
    _ a: consuming Node, _ b: consuming Node, _ c: consuming Node, _ d: consuming Node,
    _ e: consuming Node, _ f: consuming Node
  ) -> Node {
    .group([a, b, c, d, e, f])
  }

  /// Several statements.
  @inline(never)
  public static func buildBlock(
    _ a: consuming Node, _ b: consuming Node, _ c: consuming Node, _ d: consuming Node,
    _ e: consuming Node, _ f: consuming Node, _ g: consuming Node
  ) -> Node {
    .group([a, b, c, d, e, f, g])
  }

  /// Several statements.
  @inline(never)
  public static func buildBlock(
    _ a: consuming Node, _ b: consuming Node, _ c: consuming Node, _ d: consuming Node,
    _ e: consuming Node, _ f: consuming Node, _ g: consuming Node, _ h: consuming Node
  ) -> Node {
    .group([a, b, c, d, e, f, g, h])
  }

  /// Several statements.
  @inline(never)
  public static func buildBlock(
    _ a: consuming Node, _ b: consuming Node, _ c: consuming Node, _ d: consuming Node,
    _ e: consuming Node, _ f: consuming Node, _ g: consuming Node, _ h: consuming Node,
    _ i: consuming Node
  ) -> Node {
    .group([a, b, c, d, e, f, g, h, i])
  }

  /// Several statements.
  @inline(never)
  public static func buildBlock(
    _ a: consuming Node, _ b: consuming Node, _ c: consuming Node, _ d: consuming Node,
    _ e: consuming Node, _ f: consuming Node, _ g: consuming Node, _ h: consuming Node,
    _ i: consuming Node, _ j: consuming Node
  ) -> Node {
    .group([a, b, c, d, e, f, g, h, i, j])
  }

  /// Several statements.
  @inline(never)
  public static func buildBlock(
    _ a: consuming Node, _ b: consuming Node, _ c: consuming Node, _ d: consuming Node,
    _ e: consuming Node, _ f: consuming Node, _ g: consuming Node, _ h: consuming Node,
    _ i: consuming Node, _ j: consuming Node, _ k: consuming Node
  ) -> Node {
    .group([a, b, c, d, e, f, g, h, i, j, k])
  }

  /// Several statements.
  @inline(never)
  public static func buildBlock(
    _ a: consuming Node, _ b: consuming Node, _ c: consuming Node, _ d: consuming Node,
    _ e: consuming Node, _ f: consuming Node, _ g: consuming Node, _ h: consuming Node,
    _ i: consuming Node, _ j: consuming Node, _ k: consuming Node, _ l: consuming Node
  ) -> Node {
    .group([a, b, c, d, e, f, g, h, i, j, k, l])
  }

  /// Several statements.
  @inline(never)
  public static func buildBlock(
    _ a: consuming Node, _ b: consuming Node, _ c: consuming Node, _ d: consuming Node,
    _ e: consuming Node, _ f: consuming Node, _ g: consuming Node, _ h: consuming Node,
    _ i: consuming Node, _ j: consuming Node, _ k: consuming Node, _ l: consuming Node,
    _ m: consuming Node
  ) -> Node {
    .group([a, b, c, d, e, f, g, h, i, j, k, l, m])
  }

  /// Several statements.
  @inline(never)
  public static func buildBlock(
    _ a: consuming Node, _ b: consuming Node, _ c: consuming Node, _ d: consuming Node,
    _ e: consuming Node, _ f: consuming Node, _ g: consuming Node, _ h: consuming Node,
    _ i: consuming Node, _ j: consuming Node, _ k: consuming Node, _ l: consuming Node,
    _ m: consuming Node, _ n: consuming Node
  ) -> Node {
    .group([a, b, c, d, e, f, g, h, i, j, k, l, m, n])
  }

  /// An `if` without `else`.
  public static func buildOptional(_ node: Node?) -> Node { node ?? .empty }

  /// The first branch of an `if … else`.
  public static func buildEither(first node: Node) -> Node { .branch(0, node) }

  /// The second branch of an `if … else`.
  public static func buildEither(second node: Node) -> Node { .branch(1, node) }

  /// A `for`.
  public static func buildArray(_ nodes: [Node]) -> Node { .group(nodes) }
}
