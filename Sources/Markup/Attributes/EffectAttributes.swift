extension Attribute {
  /// The element takes the focus after the patch, when the revision is not the one that was rendered
  /// here before, or the element is new. 0 is never. Where several ask at once, the last in the
  /// document gets it.
  @inline(never)
  public static func focus(_ revision: UInt32) -> Attribute { Attribute(.focus(revision)) }

  /// The element is scrolled into view after the patch, when the revision is not the one that was
  /// rendered here before, or the element is new. 0 is never.
  @inline(never)
  public static func reveal(_ revision: UInt32) -> Attribute { Attribute(.reveal(revision)) }

  /// A new `dialog` is opened as a modal one. Leaving the tree closes it.
  public static var modal: Attribute { Attribute(.modal) }
}
