/// `<svg>` (SVG): a drawing.
@inline(never)
public func svg(
  _ attributes: Attribute..., @NodeBuilder content: () -> Node = { .empty }
) -> Node {
  element(.svg, attributes, content())
}

/// `<g>` (SVG): shapes that belong together.
@inline(never)
public func g(
  _ attributes: Attribute..., @NodeBuilder content: () -> Node = { .empty }
) -> Node {
  element(.g, attributes, content())
}

/// `<path>` (SVG): an outline.
@inline(never)
public func path(
  _ attributes: Attribute..., @NodeBuilder content: () -> Node = { .empty }
) -> Node {
  element(.path, attributes, content())
}

/// `<circle>` (SVG): a circle.
@inline(never)
public func circle(
  _ attributes: Attribute..., @NodeBuilder content: () -> Node = { .empty }
) -> Node {
  element(.circle, attributes, content())
}

/// `<ellipse>` (SVG): an ellipse.
@inline(never)
public func ellipse(
  _ attributes: Attribute..., @NodeBuilder content: () -> Node = { .empty }
) -> Node {
  element(.ellipse, attributes, content())
}

/// `<rect>` (SVG): a rectangle.
@inline(never)
public func rect(
  _ attributes: Attribute..., @NodeBuilder content: () -> Node = { .empty }
) -> Node {
  element(.rect, attributes, content())
}

/// `<line>` (SVG): a line.
@inline(never)
public func line(
  _ attributes: Attribute..., @NodeBuilder content: () -> Node = { .empty }
) -> Node {
  element(.line, attributes, content())
}

/// `<polyline>` (SVG): a line of several parts.
@inline(never)
public func polyline(
  _ attributes: Attribute..., @NodeBuilder content: () -> Node = { .empty }
) -> Node {
  element(.polyline, attributes, content())
}

/// `<polygon>` (SVG): a closed line of several parts.
@inline(never)
public func polygon(
  _ attributes: Attribute..., @NodeBuilder content: () -> Node = { .empty }
) -> Node {
  element(.polygon, attributes, content())
}

/// `<text>` (SVG): a text in a drawing.
@inline(never)
public func svgText(
  _ attributes: Attribute..., @NodeBuilder content: () -> Node = { .empty }
) -> Node {
  element(.svgText, attributes, content())
}

/// `<title>` (SVG): the name of a drawing or a shape.
@inline(never)
public func svgTitle(
  _ attributes: Attribute..., @NodeBuilder content: () -> Node = { .empty }
) -> Node {
  element(.svgTitle, attributes, content())
}
