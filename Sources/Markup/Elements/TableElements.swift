/// `<table>`: a table.
public func table(
  _ attributes: Attribute..., @NodeBuilder content: () -> Node = { .empty }
) -> Node {
  element(.table, attributes, content())
}

/// `<caption>`: the title of a table.
public func caption(
  _ attributes: Attribute..., @NodeBuilder content: () -> Node = { .empty }
) -> Node {
  element(.caption, attributes, content())
}

/// `<thead>`: the head of a table.
public func thead(
  _ attributes: Attribute..., @NodeBuilder content: () -> Node = { .empty }
) -> Node {
  element(.thead, attributes, content())
}

/// `<tbody>`: the body of a table.
public func tbody(
  _ attributes: Attribute..., @NodeBuilder content: () -> Node = { .empty }
) -> Node {
  element(.tbody, attributes, content())
}

/// `<tr>`: a row.
public func tr(
  _ attributes: Attribute..., @NodeBuilder content: () -> Node = { .empty }
) -> Node {
  element(.tr, attributes, content())
}

/// `<th>`: a header cell.
public func th(
  _ attributes: Attribute..., @NodeBuilder content: () -> Node = { .empty }
) -> Node {
  element(.th, attributes, content())
}

/// `<td>`: a cell.
public func td(
  _ attributes: Attribute..., @NodeBuilder content: () -> Node = { .empty }
) -> Node {
  element(.td, attributes, content())
}
