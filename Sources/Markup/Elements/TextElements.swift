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

/// `<strong>`: important.
@inline(never)
public func strong(
  _ attributes: Attribute..., @NodeBuilder content: () -> Node = { .empty }
) -> Node {
  element(.strong, attributes, content())
}

/// `<em>`: stressed.
@inline(never)
public func em(
  _ attributes: Attribute..., @NodeBuilder content: () -> Node = { .empty }
) -> Node {
  element(.em, attributes, content())
}

/// `<small>`: a side note.
@inline(never)
public func small(
  _ attributes: Attribute..., @NodeBuilder content: () -> Node = { .empty }
) -> Node {
  element(.small, attributes, content())
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

/// `<br>`: the end of a line.
@inline(never)
public func br(
  _ attributes: Attribute..., @NodeBuilder content: () -> Node = { .empty }
) -> Node {
  element(.br, attributes, content())
}

/// `<img>`: an image.
@inline(never)
public func img(
  _ attributes: Attribute..., @NodeBuilder content: () -> Node = { .empty }
) -> Node {
  element(.img, attributes, content())
}
