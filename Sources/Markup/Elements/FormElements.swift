/// `<form>`: fields that are sent together.
@inline(never)
public func form(
  _ attributes: Attribute..., @NodeBuilder content: () -> Node = { .empty }
) -> Node {
  element(.form, attributes, content())
}

/// `<fieldset>`: fields that belong together.
@inline(never)
public func fieldset(
  _ attributes: Attribute..., @NodeBuilder content: () -> Node = { .empty }
) -> Node {
  element(.fieldset, attributes, content())
}

/// `<legend>`: the title of a `fieldset`.
@inline(never)
public func legend(
  _ attributes: Attribute..., @NodeBuilder content: () -> Node = { .empty }
) -> Node {
  element(.legend, attributes, content())
}

/// `<label>`: the name of a field.
@inline(never)
public func label(
  _ attributes: Attribute..., @NodeBuilder content: () -> Node = { .empty }
) -> Node {
  element(.label, attributes, content())
}

/// `<input>`: a field.
@inline(never)
public func input(
  _ attributes: Attribute..., @NodeBuilder content: () -> Node = { .empty }
) -> Node {
  element(.input, attributes, content())
}

/// `<textarea>`: a field of several lines.
@inline(never)
public func textarea(
  _ attributes: Attribute..., @NodeBuilder content: () -> Node = { .empty }
) -> Node {
  element(.textarea, attributes, content())
}

/// `<select>`: a choice.
@inline(never)
public func select(
  _ attributes: Attribute..., @NodeBuilder content: () -> Node = { .empty }
) -> Node {
  element(.select, attributes, content())
}

/// `<option>`: one of a choice.
@inline(never)
public func option(
  _ attributes: Attribute..., @NodeBuilder content: () -> Node = { .empty }
) -> Node {
  element(.option, attributes, content())
}

/// `<button>`: a button.
@inline(never)
public func button(
  _ attributes: Attribute..., @NodeBuilder content: () -> Node = { .empty }
) -> Node {
  element(.button, attributes, content())
}

/// `<output>`: a result.
@inline(never)
public func output(
  _ attributes: Attribute..., @NodeBuilder content: () -> Node = { .empty }
) -> Node {
  element(.output, attributes, content())
}
