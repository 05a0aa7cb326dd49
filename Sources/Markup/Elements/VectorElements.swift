/// `<svg>` (SVG): a drawing.
public func svg(
  _ attributes: Attribute..., @NodeBuilder content: () -> Node = { .empty }
) -> Node {
  element(.svg, attributes, content())
}

/// `<g>` (SVG): shapes that belong together.
public func g(
  _ attributes: Attribute..., @NodeBuilder content: () -> Node = { .empty }
) -> Node {
  element(.g, attributes, content())
}

/// `<path>` (SVG): an outline.
public func path(
  _ attributes: Attribute..., @NodeBuilder content: () -> Node = { .empty }
) -> Node {
  element(.path, attributes, content())
}

/// `<circle>` (SVG): a circle.
public func circle(
  _ attributes: Attribute..., @NodeBuilder content: () -> Node = { .empty }
) -> Node {
  element(.circle, attributes, content())
}

/// `<ellipse>` (SVG): an ellipse.
public func ellipse(
  _ attributes: Attribute..., @NodeBuilder content: () -> Node = { .empty }
) -> Node {
  element(.ellipse, attributes, content())
}

/// `<rect>` (SVG): a rectangle.
public func rect(
  _ attributes: Attribute..., @NodeBuilder content: () -> Node = { .empty }
) -> Node {
  element(.rect, attributes, content())
}

/// `<line>` (SVG): a line.
public func line(
  _ attributes: Attribute..., @NodeBuilder content: () -> Node = { .empty }
) -> Node {
  element(.line, attributes, content())
}

/// `<polyline>` (SVG): a line of several parts.
public func polyline(
  _ attributes: Attribute..., @NodeBuilder content: () -> Node = { .empty }
) -> Node {
  element(.polyline, attributes, content())
}

/// `<polygon>` (SVG): a closed line of several parts.
public func polygon(
  _ attributes: Attribute..., @NodeBuilder content: () -> Node = { .empty }
) -> Node {
  element(.polygon, attributes, content())
}

/// `<text>` (SVG): a text in a drawing.
public func svgText(
  _ attributes: Attribute..., @NodeBuilder content: () -> Node = { .empty }
) -> Node {
  element(.svgText, attributes, content())
}

/// `<title>` (SVG): the name of a drawing or a shape.
public func svgTitle(
  _ attributes: Attribute..., @NodeBuilder content: () -> Node = { .empty }
) -> Node {
  element(.svgTitle, attributes, content())
}
