extension Attribute {
  /// The count of rows of a grid.
  @inline(never)
  public static func rowCount(_ count: Int) -> Attribute { .number("aria-rowcount", count) }

  /// The count of columns of a grid.
  @inline(never)
  public static func columnCount(_ count: Int) -> Attribute { .number("aria-colcount", count) }

  /// The row of a cell, from 1.
  @inline(never)
  public static func rowIndex(_ index: Int) -> Attribute { .number("aria-rowindex", index) }

  /// The column of a cell, from 1.
  @inline(never)
  public static func columnIndex(_ index: Int) -> Attribute { .number("aria-colindex", index) }

  /// The position of an item in its set, from 1.
  @inline(never)
  public static func positionInSet(_ position: Int) -> Attribute {
    .number("aria-posinset", position)
  }

  /// The count of items in the set of an item.
  @inline(never)
  public static func setSize(_ count: Int) -> Attribute { .number("aria-setsize", count) }

  /// The value of a meter, a slider or a progress bar.
  @inline(never)
  public static func valueNow(_ value: Int) -> Attribute { .number("aria-valuenow", value) }

  /// The least value of a meter, a slider or a progress bar.
  @inline(never)
  public static func valueMinimum(_ value: Int) -> Attribute { .number("aria-valuemin", value) }

  /// The greatest value of a meter, a slider or a progress bar.
  @inline(never)
  public static func valueMaximum(_ value: Int) -> Attribute { .number("aria-valuemax", value) }

  /// The value in words.
  @inline(never)
  public static func valueText(_ text: String) -> Attribute { .attribute("aria-valuetext", text) }
}
