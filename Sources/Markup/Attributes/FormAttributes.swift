import ByteStrings

extension Attribute {
  /// The value of a field or an option. It is set as a property, so it replaces what the user typed.
  @inline(never)
  public static func value(_ value: consuming PlainText) -> Attribute { .property("value", value) }

  /// Whether a checkbox or a radio button is checked.
  @inline(never)
  public static func checked(_ isChecked: Bool) -> Attribute { .flag("checked", isChecked) }

  /// Whether a control is disabled.
  @inline(never)
  public static func disabled(_ isDisabled: Bool) -> Attribute { .flag("disabled", isDisabled) }

  /// The name of a field in its form. Radio buttons with the same name form one choice.
  @inline(never)
  public static func name(_ name: consuming PlainText) -> Attribute { .attribute("name", name) }

  /// The id of the field that a label names.
  @inline(never)
  public static func `for`(_ id: consuming PlainText) -> Attribute { .attribute("for", id) }

  /// What the browser may fill in automatically.
  @inline(never)
  public static func autocomplete(_ kind: consuming PlainText) -> Attribute {
    .attribute("autocomplete", kind)
  }

  /// What the on-screen keyboard capitalizes automatically.
  @inline(never)
  public static func autocapitalize(_ kind: consuming PlainText) -> Attribute {
    .attribute("autocapitalize", kind)
  }

  /// Whether the browser checks the spelling.
  @inline(never)
  public static func spellcheck(_ isOn: Bool) -> Attribute { .truth("spellcheck", isOn) }

  /// The most characters that a field takes.
  @inline(never)
  public static func maximumLength(_ count: Int) -> Attribute { .number("maxlength", count) }

  /// The types of files that a field takes.
  @inline(never)
  public static func accept(_ types: consuming PlainText) -> Attribute {
    .attribute("accept", types)
  }
}
