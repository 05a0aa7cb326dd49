import ByteStrings

extension Attribute {
  /// A class, or several classes separated by spaces. They are joined with the other classes of the element.
  @inline(never)
  public static func `class`(_ names: Literal) -> Attribute {
    names.isEmpty ? .none : Attribute(.className(PlainText(names)))
  }

  /// A class if the condition holds.
  @inline(__always)
  public static func `class`(_ names: Literal, if condition: Bool) -> Attribute {
    condition ? .class(names) : .none
  }

  /// The identity of the element in the document.
  @inline(never)
  public static func id(_ id: consuming PlainText) -> Attribute { .attribute("id", id) }

  /// The type of a button or of a field.
  @inline(never)
  public static func type(_ type: consuming PlainText) -> Attribute { .attribute("type", type) }

  /// The address that a link leads to.
  @inline(never)
  public static func href(_ address: consuming PlainText) -> Attribute {
    .attribute("href", address)
  }

  /// A hint shown on hovering.
  @inline(never)
  public static func title(_ text: consuming PlainText) -> Attribute { .attribute("title", text) }

  /// The position in the order of the tab key. With −1, only a script can focus the element.
  @inline(never)
  public static func tabIndex(_ index: Int) -> Attribute { .number("tabindex", index) }

  /// Whether the element is hidden.
  @inline(never)
  public static func hidden(_ isHidden: Bool) -> Attribute { .flag("hidden", isHidden) }

  /// Whether the element and its content can neither be reached nor used.
  @inline(never)
  public static func inert(_ isInert: Bool) -> Attribute { .flag("inert", isInert) }

  /// Whether a `details` element shows its content.
  @inline(never)
  public static func open(_ isOpen: Bool) -> Attribute { .flag("open", isOpen) }
}
