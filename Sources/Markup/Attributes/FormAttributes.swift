extension Attribute {
  /// The value of a field or an option, set as the property: what the user typed gives way to it.
  @inline(never)
  public static func value(_ value: String) -> Attribute { .property("value", value) }

  /// Whether a box or a radio button is checked.
  @inline(never)
  public static func checked(_ isChecked: Bool) -> Attribute { .flag("checked", isChecked) }

  /// Whether a control cannot be used.
  @inline(never)
  public static func disabled(_ isDisabled: Bool) -> Attribute { .flag("disabled", isDisabled) }

  /// Whether a field can be read but not changed.
  @inline(never)
  public static func readOnly(_ isReadOnly: Bool) -> Attribute { .flag("readOnly", isReadOnly) }

  /// Whether a field has to be filled in.
  @inline(never)
  public static func required(_ isRequired: Bool) -> Attribute { .flag("required", isRequired) }

  /// The name of a field in its form; radio buttons of one name are one choice.
  @inline(never)
  public static func name(_ name: String) -> Attribute { .attribute("name", name) }

  /// The id of the field that a label belongs to.
  @inline(never)
  public static func `for`(_ id: String) -> Attribute { .attribute("for", id) }

  /// What an empty field shows.
  @inline(never)
  public static func placeholder(_ text: String) -> Attribute { .attribute("placeholder", text) }

  /// What the browser may fill in by itself.
  @inline(never)
  public static func autocomplete(_ kind: String) -> Attribute { .attribute("autocomplete", kind) }

  /// What the keyboard on the screen writes in capitals by itself.
  @inline(never)
  public static func autocapitalize(_ kind: String) -> Attribute {
    .attribute("autocapitalize", kind)
  }

  /// Whether the browser corrects by itself: `on` or `off`.
  @inline(never)
  public static func autocorrect(_ state: String) -> Attribute { .attribute("autocorrect", state) }

  /// Whether the browser marks spelling.
  @inline(never)
  public static func spellcheck(_ isOn: Bool) -> Attribute { .truth("spellcheck", isOn) }

  /// The keyboard that a phone shows: `text`, `numeric`, `none`, ….
  @inline(never)
  public static func inputMode(_ mode: String) -> Attribute { .attribute("inputmode", mode) }

  /// The word on the enter key of a phone: `go`, `done`, `send`, ….
  @inline(never)
  public static func enterKeyHint(_ hint: String) -> Attribute { .attribute("enterkeyhint", hint) }

  /// The largest count of UTF-16 units in a field.
  @inline(never)
  public static func maximumLength(_ count: Int) -> Attribute { .number("maxlength", count) }

  /// The pattern that a valid value matches.
  @inline(never)
  public static func pattern(_ pattern: String) -> Attribute { .attribute("pattern", pattern) }

  /// The least value.
  @inline(never)
  public static func minimum(_ value: String) -> Attribute { .attribute("min", value) }

  /// The greatest value.
  @inline(never)
  public static func maximum(_ value: String) -> Attribute { .attribute("max", value) }

  /// The distance between values.
  @inline(never)
  public static func step(_ value: String) -> Attribute { .attribute("step", value) }

  /// The count of visible lines of a `textarea`.
  @inline(never)
  public static func rows(_ count: Int) -> Attribute { .number("rows", count) }

  /// The files that a field takes.
  @inline(never)
  public static func accept(_ types: String) -> Attribute { .attribute("accept", types) }
}
