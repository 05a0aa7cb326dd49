import ByteStrings

extension Attribute {
  /// The role of the element for assistive technology.
  @inline(never)
  public static func role(_ role: Role) -> Attribute {
    .attribute("role", PlainText(role.spelling))
  }

  /// The name of the element for assistive technology.
  @inline(never)
  public static func label(_ text: consuming PlainText) -> Attribute {
    .attribute("aria-label", text)
  }

  /// The ids of the elements that label this element.
  @inline(never)
  public static func labelledBy(_ ids: consuming PlainText) -> Attribute {
    .attribute("aria-labelledby", ids)
  }

  /// Whether a toggle button is on.
  @inline(never)
  public static func pressed(_ isPressed: Bool) -> Attribute { .truth("aria-pressed", isPressed) }

  /// The element is the current one of its set: `page`, `step`, `date`, `true`, ….
  @inline(never)
  public static func current(_ kind: consuming PlainText) -> Attribute {
    .attribute("aria-current", kind)
  }

  /// Whether the element is hidden from assistive technology.
  @inline(never)
  public static func ariaHidden(_ isHidden: Bool) -> Attribute { .truth("aria-hidden", isHidden) }

  /// How changes in the element are announced.
  @inline(never)
  public static func live(_ politeness: Politeness) -> Attribute {
    .attribute("aria-live", PlainText(politeness.spelling))
  }

  /// The element opens a dialog.
  @inline(never)
  public static func opensDialog() -> Attribute { .attribute("aria-haspopup", "dialog") }
}
