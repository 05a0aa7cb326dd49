extension Attribute {
  /// The part of the plane that a drawing shows: `x y width height`.
  @inline(never)
  public static func viewBox(_ box: String) -> Attribute { .attribute("viewBox", box) }

  /// The outline of a path.
  @inline(never)
  public static func d(_ outline: String) -> Attribute { .attribute("d", outline) }

  /// The left edge.
  @inline(never)
  public static func x(_ length: String) -> Attribute { .attribute("x", length) }

  /// The upper edge.
  @inline(never)
  public static func y(_ length: String) -> Attribute { .attribute("y", length) }

  /// The start of a line, across.
  @inline(never)
  public static func x1(_ length: String) -> Attribute { .attribute("x1", length) }

  /// The start of a line, down.
  @inline(never)
  public static func y1(_ length: String) -> Attribute { .attribute("y1", length) }

  /// The end of a line, across.
  @inline(never)
  public static func x2(_ length: String) -> Attribute { .attribute("x2", length) }

  /// The end of a line, down.
  @inline(never)
  public static func y2(_ length: String) -> Attribute { .attribute("y2", length) }

  /// The centre, across.
  @inline(never)
  public static func cx(_ length: String) -> Attribute { .attribute("cx", length) }

  /// The centre, down.
  @inline(never)
  public static func cy(_ length: String) -> Attribute { .attribute("cy", length) }

  /// The radius.
  @inline(never)
  public static func r(_ length: String) -> Attribute { .attribute("r", length) }

  /// The radius across.
  @inline(never)
  public static func rx(_ length: String) -> Attribute { .attribute("rx", length) }

  /// The radius down.
  @inline(never)
  public static func ry(_ length: String) -> Attribute { .attribute("ry", length) }

  /// The width of a drawing or a shape.
  @inline(never)
  public static func width(_ length: String) -> Attribute { .attribute("width", length) }

  /// The height of a drawing or a shape.
  @inline(never)
  public static func height(_ length: String) -> Attribute { .attribute("height", length) }

  /// The corners of a line of several parts: `x,y x,y …`.
  @inline(never)
  public static func points(_ points: String) -> Attribute { .attribute("points", points) }

  /// How a shape is moved, turned or scaled.
  @inline(never)
  public static func transform(_ transform: String) -> Attribute {
    .attribute("transform", transform)
  }

  /// The paint inside a shape.
  @inline(never)
  public static func fill(_ paint: String) -> Attribute { .attribute("fill", paint) }

  /// The paint of an outline.
  @inline(never)
  public static func stroke(_ paint: String) -> Attribute { .attribute("stroke", paint) }

  /// The width of an outline.
  @inline(never)
  public static func strokeWidth(_ length: String) -> Attribute {
    .attribute("stroke-width", length)
  }

  /// The ends of an outline: `butt`, `round` or `square`.
  @inline(never)
  public static func strokeLineCap(_ cap: String) -> Attribute { .attribute("stroke-linecap", cap) }

  /// The corners of an outline: `miter`, `round` or `bevel`.
  @inline(never)
  public static func strokeLineJoin(_ join: String) -> Attribute {
    .attribute("stroke-linejoin", join)
  }

  /// The dashes of an outline.
  @inline(never)
  public static func strokeDashArray(_ dashes: String) -> Attribute {
    .attribute("stroke-dasharray", dashes)
  }

  /// Where a text stands at its point: `start`, `middle` or `end`.
  @inline(never)
  public static func textAnchor(_ anchor: String) -> Attribute { .attribute("text-anchor", anchor) }

  /// The line of a text that stands at its point: `central`, `hanging`, ….
  @inline(never)
  public static func dominantBaseline(_ line: String) -> Attribute {
    .attribute("dominant-baseline", line)
  }
}
