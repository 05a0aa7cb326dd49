import ByteStrings

extension Attribute {
  /// The value of a field or an option, set as the property: what the user typed gives way to it.
  @inline(never)
  public static func value(_ value: consuming PlainText) -> Attribute { .property("value", value) }

  /// Whether a box or a radio button is checked.
  @inline(never)
  public static func checked(_ isChecked: Bool) -> Attribute { .flag("checked", isChecked) }

  /// Whether a control cannot be used.
  @inline(never)
  public static func disabled(_ isDisabled: Bool) -> Attribute { .flag("disabled", isDisabled) }

  /// The name of a field in its form; radio buttons of one name are one choice.
  @inline(never)
  public static func name(_ name: consuming PlainText) -> Attribute { .attribute("name", name) }

  /// The id of the field that a label belongs to.
  @inline(never)
  public static func `for`(_ id: consuming PlainText) -> Attribute { .attribute("for", id) }

  /// What the browser may fill in by itself.
  @inline(never)
  public static func autocomplete(_ kind: consuming PlainText) -> Attribute {
    .attribute("autocomplete", kind)
  }

  /// What the keyboard on the screen writes in capitals by itself.
  @inline(never)
  public static func autocapitalize(_ kind: consuming PlainText) -> Attribute {
    .attribute("autocapitalize", kind)
  }

  /// Whether the browser marks spelling.
  @inline(never)
  public static func spellcheck(_ isOn: Bool) -> Attribute { .truth("spellcheck", isOn) }

  /// The most characters that a field takes.
  @inline(never)
  public static func maximumLength(_ count: Int) -> Attribute { .number("maxlength", count) }

  /// The files that a field takes.
  @inline(never)
  public static func accept(_ types: consuming PlainText) -> Attribute {
    .attribute("accept", types)
  }
}
