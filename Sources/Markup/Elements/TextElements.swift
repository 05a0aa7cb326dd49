/// `<p>`: a paragraph.
@inline(never)
public func p(
  _ attributes: Attribute..., @NodeBuilder content: () -> Node = { .empty }
) -> Node {
  element(.p, attributes, content())
}

/// `<span>`: a run of text without a meaning of its own.
@inline(never)
public func span(
  _ attributes: Attribute..., @NodeBuilder content: () -> Node = { .empty }
) -> Node {
  element(.span, attributes, content())
}

/// `<a>`: a link.
@inline(never)
public func a(
  _ attributes: Attribute..., @NodeBuilder content: () -> Node = { .empty }
) -> Node {
  element(.a, attributes, content())
}

/// `<kbd>`: a key to press.
@inline(never)
public func kbd(
  _ attributes: Attribute..., @NodeBuilder content: () -> Node = { .empty }
) -> Node {
  element(.kbd, attributes, content())
}

/// `<time>`: a moment or a duration.
@inline(never)
public func time(
  _ attributes: Attribute..., @NodeBuilder content: () -> Node = { .empty }
) -> Node {
  element(.time, attributes, content())
}
