import ByteStrings

/// An element is described by calling its tag: `p(.class("note")) { … }`.
///
/// Each attribute is a separate parameter, because describing pages is the largest part of the program, and
/// the code that builds an array is longer than the call. For the same reason the content is evaluated in
/// place, and there are short calls for few attributes.
extension Tag {
  /// An element without attributes.
  /// - Parameter content: the content of the element. A single text is not a separate node on the page.
  @inline(__always)
  public func callAsFunction(@NodeBuilder content: () -> Node = { .empty }) -> Node {
    element(self, content())
  }

  /// An element with an attribute.
  /// - Parameter content: the content of the element. A single text is not a separate node on the page.
  @inline(__always)
  public func callAsFunction(
    _ a: consuming Attribute, @NodeBuilder content: () -> Node = { .empty }
  ) -> Node {
    element(self, a, content())
  }

  /// An element with two attributes.
  /// - Parameter content: the content of the element. A single text is not a separate node on the page.
  @inline(__always)
  public func callAsFunction(
    _ a: consuming Attribute, _ b: consuming Attribute,
    @NodeBuilder content: () -> Node = { .empty }
  ) -> Node {
    element(self, a, b, content())
  }

  /// An element with a few attributes.
  /// - Parameter content: the content of the element. A single text is not a separate node on the page.
  @inline(__always)
  public func callAsFunction(
    _ a: consuming Attribute, _ b: consuming Attribute, _ c: consuming Attribute,
    _ d: consuming Attribute = .none, @NodeBuilder content: () -> Node = { .empty }
  ) -> Node {
    element(self, a, b, c, d, content())
  }

  /// An element with many attributes.
  /// - Parameter content: the content of the element. A single text is not a separate node on the page.
  @inline(__always)
  public func callAsFunction(
    _ a: consuming Attribute, _ b: consuming Attribute, _ c: consuming Attribute,
    _ d: consuming Attribute, _ e: consuming Attribute, _ f: consuming Attribute = .none,
    _ g: consuming Attribute = .none, _ h: consuming Attribute = .none,
    _ i: consuming Attribute = .none, _ j: consuming Attribute = .none,
    _ k: consuming Attribute = .none, _ l: consuming Attribute = .none,
    @NodeBuilder content: () -> Node = { .empty }
  ) -> Node {
    element(self, a, b, c, d, e, f, g, h, i, j, k, l, content())
  }
}

@inline(never)
@usableFromInline
func element(_ tag: Tag, _ content: consuming Node) -> Node {
  element(tag, .none, .none, .none, .none, content)
}

@inline(never)
@usableFromInline
func element(_ tag: Tag, _ a: consuming Attribute, _ content: consuming Node) -> Node {
  element(tag, a, .none, .none, .none, content)
}

@inline(never)
@usableFromInline
func element(
  _ tag: Tag, _ a: consuming Attribute, _ b: consuming Attribute, _ content: consuming Node
) -> Node {
  element(tag, a, b, .none, .none, content)
}

@inline(never)
@usableFromInline
func element(
  _ tag: Tag, _ a: consuming Attribute, _ b: consuming Attribute, _ c: consuming Attribute,
  _ d: consuming Attribute, _ content: consuming Node
) -> Node {
  element(tag, a, b, c, d, .none, .none, .none, .none, .none, .none, .none, .none, content)
}

@inline(never)
@usableFromInline
func element(
  _ tag: Tag, _ a: consuming Attribute, _ b: consuming Attribute, _ c: consuming Attribute,
  _ d: consuming Attribute, _ e: consuming Attribute, _ f: consuming Attribute,
  _ g: consuming Attribute, _ h: consuming Attribute, _ i: consuming Attribute,
  _ j: consuming Attribute, _ k: consuming Attribute, _ l: consuming Attribute,
  _ content: consuming Node
) -> Node {
  element(tag, [a, b, c, d, e, f, g, h, i, j, k, l], content)
}

/// An element with a tag and attributes that are only known at run time.
@inline(never)
public func element(_ tag: Tag, _ attributes: [Attribute], _ content: Node = .empty) -> Node {
  var given: [Attribute] = []
  if tag == .button { given.append(.type("button")) }
  if tag == .submitButton { given.append(.type("submit")) }
  for attribute in attributes where !attribute.isNone { given.append(attribute) }
  return Node(.element(Element(tag, given, content)))
}
