extension Attribute {
  /// The element takes the focus after the patch, if the element is new or its revision differs from the
  /// revision rendered here before. 0 means never. If several elements ask at once, the last in the document
  /// gets the focus.
  @inline(never)
  public static func focus(_ revision: UInt32) -> Attribute { Attribute(.focus(revision)) }

  /// The element is scrolled into view after the patch, if the element is new or its revision differs from
  /// the revision rendered here before. 0 means never.
  @inline(never)
  public static func reveal(_ revision: UInt32) -> Attribute { Attribute(.reveal(revision)) }

  /// Opens a new `dialog` as a modal. It closes when it leaves the tree.
  public static var modal: Attribute { Attribute(.modal) }
}
