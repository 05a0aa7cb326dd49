import ByteStrings

/// The name of an attribute, a property or a style, or the spelling of a tag.
///
/// A name comes from a literal, so comparing two names is nearly always a comparison of addresses.
struct Name {
  let spelling: Literal
  /// Whether the name on the page is `data-` followed by the spelling.
  let isData: Bool

  init(_ spelling: Literal, isData: Bool = false) {
    self.spelling = spelling
    self.isData = isData
  }

  /// Whether both come from the same literal.
  func isIdentical(to other: Name) -> Bool {
    isData == other.isData && spelling.isIdentical(to: other.spelling)
  }

  /// Whether both have the same spelling.
  func matches(_ other: Name) -> Bool {
    isData == other.isData && spelling.hasSameBytes(as: other.spelling)
  }
}
