/// `<ul>`: a list without order.
public func ul(
  _ attributes: Attribute..., @NodeBuilder content: () -> Node = { .empty }
) -> Node {
  element(.ul, attributes, content())
}

/// `<ol>`: a list in order.
public func ol(
  _ attributes: Attribute..., @NodeBuilder content: () -> Node = { .empty }
) -> Node {
  element(.ol, attributes, content())
}

/// `<li>`: an item of a list.
public func li(
  _ attributes: Attribute..., @NodeBuilder content: () -> Node = { .empty }
) -> Node {
  element(.li, attributes, content())
}

/// `<dl>`: terms with what belongs to them.
public func dl(
  _ attributes: Attribute..., @NodeBuilder content: () -> Node = { .empty }
) -> Node {
  element(.dl, attributes, content())
}

/// `<dt>`: a term.
public func dt(
  _ attributes: Attribute..., @NodeBuilder content: () -> Node = { .empty }
) -> Node {
  element(.dt, attributes, content())
}

/// `<dd>`: what belongs to a term.
public func dd(
  _ attributes: Attribute..., @NodeBuilder content: () -> Node = { .empty }
) -> Node {
  element(.dd, attributes, content())
}
