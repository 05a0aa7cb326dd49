import ByteStrings

extension Attribute {
  /// The part of the plane that a drawing shows: `x y width height`.
  @inline(never)
  public static func viewBox(_ box: consuming PlainText) -> Attribute { .attribute("viewBox", box) }

  /// The outline of a path.
  @inline(never)
  public static func d(_ outline: consuming PlainText) -> Attribute { .attribute("d", outline) }
}
