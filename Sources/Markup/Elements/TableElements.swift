/// `<table>`: a table.
@inline(never)
public func table(
  _ attributes: Attribute..., @NodeBuilder content: () -> Node = { .empty }
) -> Node {
  element(.table, attributes, content())
}

/// `<caption>`: the title of a table.
@inline(never)
public func caption(
  _ attributes: Attribute..., @NodeBuilder content: () -> Node = { .empty }
) -> Node {
  element(.caption, attributes, content())
}

/// `<thead>`: the head of a table.
@inline(never)
public func thead(
  _ attributes: Attribute..., @NodeBuilder content: () -> Node = { .empty }
) -> Node {
  element(.thead, attributes, content())
}

/// `<tbody>`: the body of a table.
@inline(never)
public func tbody(
  _ attributes: Attribute..., @NodeBuilder content: () -> Node = { .empty }
) -> Node {
  element(.tbody, attributes, content())
}

/// `<tr>`: a row.
@inline(never)
public func tr(
  _ attributes: Attribute..., @NodeBuilder content: () -> Node = { .empty }
) -> Node {
  element(.tr, attributes, content())
}

/// `<th>`: a header cell.
@inline(never)
public func th(
  _ attributes: Attribute..., @NodeBuilder content: () -> Node = { .empty }
) -> Node {
  element(.th, attributes, content())
}

/// `<td>`: a cell.
@inline(never)
public func td(
  _ attributes: Attribute..., @NodeBuilder content: () -> Node = { .empty }
) -> Node {
  element(.td, attributes, content())
}
