import ByteStrings

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

/// `<button>`: something to press. It sends no form.
@inline(never)
public func button(
  _ attributes: Attribute..., @NodeBuilder content: () -> Node = { .empty }
) -> Node {
  element(.button, [.type("button")] + attributes, content())
}

/// `<button type="submit">`: what sends the form that it stands in.
@inline(never)
public func submitButton(
  _ attributes: Attribute..., @NodeBuilder content: () -> Node = { .empty }
) -> Node {
  element(.button, [.type("submit")] + attributes, content())
}
