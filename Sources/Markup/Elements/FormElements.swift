/// `<form>`: fields that are sent together.
public func form(
  _ attributes: Attribute..., @NodeBuilder content: () -> Node = { .empty }
) -> Node {
  element(.form, attributes, content())
}

/// `<fieldset>`: fields that belong together.
public func fieldset(
  _ attributes: Attribute..., @NodeBuilder content: () -> Node = { .empty }
) -> Node {
  element(.fieldset, attributes, content())
}

/// `<legend>`: the title of a `fieldset`.
public func legend(
  _ attributes: Attribute..., @NodeBuilder content: () -> Node = { .empty }
) -> Node {
  element(.legend, attributes, content())
}

/// `<label>`: the name of a field.
public func label(
  _ attributes: Attribute..., @NodeBuilder content: () -> Node = { .empty }
) -> Node {
  element(.label, attributes, content())
}

/// `<input>`: a field.
public func input(
  _ attributes: Attribute..., @NodeBuilder content: () -> Node = { .empty }
) -> Node {
  element(.input, attributes, content())
}

/// `<textarea>`: a field of several lines.
public func textarea(
  _ attributes: Attribute..., @NodeBuilder content: () -> Node = { .empty }
) -> Node {
  element(.textarea, attributes, content())
}

/// `<select>`: a choice.
public func select(
  _ attributes: Attribute..., @NodeBuilder content: () -> Node = { .empty }
) -> Node {
  element(.select, attributes, content())
}

/// `<option>`: one of a choice.
public func option(
  _ attributes: Attribute..., @NodeBuilder content: () -> Node = { .empty }
) -> Node {
  element(.option, attributes, content())
}

/// `<button>`: a button.
public func button(
  _ attributes: Attribute..., @NodeBuilder content: () -> Node = { .empty }
) -> Node {
  element(.button, attributes, content())
}

/// `<output>`: a result.
public func output(
  _ attributes: Attribute..., @NodeBuilder content: () -> Node = { .empty }
) -> Node {
  element(.output, attributes, content())
}
