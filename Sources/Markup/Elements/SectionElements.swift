/// `<div>`: a block without a meaning of its own.
@inline(never)
public func div(
  _ attributes: Attribute..., @NodeBuilder content: () -> Node = { .empty }
) -> Node {
  element(.div, attributes, content())
}

/// `<header>`: the head of a page or a section.
@inline(never)
public func header(
  _ attributes: Attribute..., @NodeBuilder content: () -> Node = { .empty }
) -> Node {
  element(.header, attributes, content())
}

/// `<main>`: what the page is about.
@inline(never)
public func mainElement(
  _ attributes: Attribute..., @NodeBuilder content: () -> Node = { .empty }
) -> Node {
  element(.mainElement, attributes, content())
}

/// `<nav>`: links to other places.
@inline(never)
public func nav(
  _ attributes: Attribute..., @NodeBuilder content: () -> Node = { .empty }
) -> Node {
  element(.nav, attributes, content())
}

/// `<section>`: a part with a heading.
@inline(never)
public func section(
  _ attributes: Attribute..., @NodeBuilder content: () -> Node = { .empty }
) -> Node {
  element(.section, attributes, content())
}

/// `<footer>`: the foot of a page or a section.
@inline(never)
public func footer(
  _ attributes: Attribute..., @NodeBuilder content: () -> Node = { .empty }
) -> Node {
  element(.footer, attributes, content())
}

/// `<h1>`: a heading of the first level.
@inline(never)
public func h1(
  _ attributes: Attribute..., @NodeBuilder content: () -> Node = { .empty }
) -> Node {
  element(.h1, attributes, content())
}

/// `<h2>`: a heading of the second level.
@inline(never)
public func h2(
  _ attributes: Attribute..., @NodeBuilder content: () -> Node = { .empty }
) -> Node {
  element(.h2, attributes, content())
}

/// `<h3>`: a heading of the third level.
@inline(never)
public func h3(
  _ attributes: Attribute..., @NodeBuilder content: () -> Node = { .empty }
) -> Node {
  element(.h3, attributes, content())
}

/// `<dialog>`: a window in the page; see `Attribute.modal`.
@inline(never)
public func dialog(
  _ attributes: Attribute..., @NodeBuilder content: () -> Node = { .empty }
) -> Node {
  element(.dialog, attributes, content())
}

/// `<details>`: content that can be folded away.
@inline(never)
public func details(
  _ attributes: Attribute..., @NodeBuilder content: () -> Node = { .empty }
) -> Node {
  element(.details, attributes, content())
}

/// `<summary>`: what stays visible of `details`.
@inline(never)
public func summary(
  _ attributes: Attribute..., @NodeBuilder content: () -> Node = { .empty }
) -> Node {
  element(.summary, attributes, content())
}
