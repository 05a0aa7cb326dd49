/// `<ul>`: a list without order.
@inline(never)
public func ul(
  _ attributes: Attribute..., @NodeBuilder content: () -> Node = { .empty }
) -> Node {
  element(.ul, attributes, content())
}

/// `<ol>`: a list in order.
@inline(never)
public func ol(
  _ attributes: Attribute..., @NodeBuilder content: () -> Node = { .empty }
) -> Node {
  element(.ol, attributes, content())
}

/// `<li>`: an item of a list.
@inline(never)
public func li(
  _ attributes: Attribute..., @NodeBuilder content: () -> Node = { .empty }
) -> Node {
  element(.li, attributes, content())
}

/// `<dl>`: terms with what belongs to them.
@inline(never)
public func dl(
  _ attributes: Attribute..., @NodeBuilder content: () -> Node = { .empty }
) -> Node {
  element(.dl, attributes, content())
}

/// `<dt>`: a term.
@inline(never)
public func dt(
  _ attributes: Attribute..., @NodeBuilder content: () -> Node = { .empty }
) -> Node {
  element(.dt, attributes, content())
}

/// `<dd>`: what belongs to a term.
@inline(never)
public func dd(
  _ attributes: Attribute..., @NodeBuilder content: () -> Node = { .empty }
) -> Node {
  element(.dd, attributes, content())
}
