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

/// `<use>` (SVG): a drawing that stands elsewhere in the document.
@inline(never)
public func use(
  _ attributes: Attribute..., @NodeBuilder content: () -> Node = { .empty }
) -> Node {
  element(.use, attributes, content())
}
