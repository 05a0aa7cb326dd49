extension Attribute {
  /// What the element is to assistive technology.
  @inline(never)
  public static func role(_ role: Role) -> Attribute { .attribute("role", role.rawValue) }

  /// The name of the element for assistive technology.
  @inline(never)
  public static func label(_ text: String) -> Attribute { .attribute("aria-label", text) }

  /// The ids of the elements that name this one.
  @inline(never)
  public static func labelledBy(_ ids: String) -> Attribute { .attribute("aria-labelledby", ids) }

  /// The ids of the elements that describe this one.
  @inline(never)
  public static func describedBy(_ ids: String) -> Attribute {
    .attribute("aria-describedby", ids)
  }

  /// The ids of the elements that this one controls.
  @inline(never)
  public static func controls(_ ids: String) -> Attribute { .attribute("aria-controls", ids) }

  /// The ids of the elements that belong to this one without standing in it.
  @inline(never)
  public static func owns(_ ids: String) -> Attribute { .attribute("aria-owns", ids) }

  /// The id of the element that is active while this one has the focus.
  @inline(never)
  public static func activeDescendant(_ id: String) -> Attribute {
    .attribute("aria-activedescendant", id)
  }

  /// The id of the element that says what is wrong with this one.
  @inline(never)
  public static func errorMessage(_ id: String) -> Attribute {
    .attribute("aria-errormessage", id)
  }

  /// Whether a toggle button is on.
  @inline(never)
  public static func pressed(_ isPressed: Bool) -> Attribute { .truth("aria-pressed", isPressed) }

  /// Whether what this element controls is shown.
  @inline(never)
  public static func expanded(_ isExpanded: Bool) -> Attribute {
    .truth("aria-expanded", isExpanded)
  }

  /// Whether the element is selected.
  @inline(never)
  public static func selected(_ isSelected: Bool) -> Attribute {
    .truth("aria-selected", isSelected)
  }

  /// The element is the current one of its set: `page`, `step`, `date`, `true`, ….
  @inline(never)
  public static func current(_ kind: String) -> Attribute { .attribute("aria-current", kind) }

  /// Whether a box or a radio that is not a native one is checked.
  @inline(never)
  public static func ariaChecked(_ isChecked: Bool) -> Attribute {
    .truth("aria-checked", isChecked)
  }

  /// Whether the element cannot be used, while it can still be reached.
  @inline(never)
  public static func ariaDisabled(_ isDisabled: Bool) -> Attribute {
    .truth("aria-disabled", isDisabled)
  }

  /// Whether assistive technology does not see the element.
  @inline(never)
  public static func ariaHidden(_ isHidden: Bool) -> Attribute { .truth("aria-hidden", isHidden) }

  /// Whether the value is not valid.
  @inline(never)
  public static func invalid(_ isInvalid: Bool) -> Attribute { .truth("aria-invalid", isInvalid) }

  /// Whether the element is being changed.
  @inline(never)
  public static func busy(_ isBusy: Bool) -> Attribute { .truth("aria-busy", isBusy) }

  /// How changes in the element are announced.
  @inline(never)
  public static func live(_ politeness: Politeness) -> Attribute {
    .attribute("aria-live", politeness.rawValue)
  }

  /// Whether a change announces the whole element.
  @inline(never)
  public static func atomic(_ isAtomic: Bool) -> Attribute { .truth("aria-atomic", isAtomic) }

  /// The kind of popup that the element opens: `menu`, `dialog`, `listbox`, ….
  @inline(never)
  public static func hasPopup(_ kind: String) -> Attribute { .attribute("aria-haspopup", kind) }

  /// The level of a heading that is not a native one, from 1.
  @inline(never)
  public static func level(_ level: Int) -> Attribute { .number("aria-level", level) }

  /// What the element is called in place of its role.
  @inline(never)
  public static func roleDescription(_ text: String) -> Attribute {
    .attribute("aria-roledescription", text)
  }

  /// The keys that work the element.
  @inline(never)
  public static func keyShortcuts(_ keys: String) -> Attribute {
    .attribute("aria-keyshortcuts", keys)
  }

  /// `horizontal` or `vertical`.
  @inline(never)
  public static func orientation(_ orientation: String) -> Attribute {
    .attribute("aria-orientation", orientation)
  }
}

/// How urgent the changes in a live region are.
public enum Politeness: String {
  /// Not announced.
  case off
  /// Announced when the reader pauses.
  case polite
  /// Announced at once.
  case assertive
}
