/// `<svg>` (SVG): a drawing.
@inline(never)
public func svg(
  _ attributes: Attribute..., @NodeBuilder content: () -> Node = { .empty }
) -> Node {
  element(.svg, attributes, content())
}

/// `<path>` (SVG): an outline.
@inline(never)
public func path(
  _ attributes: Attribute..., @NodeBuilder content: () -> Node = { .empty }
) -> Node {
  element(.path, attributes, content())
}
