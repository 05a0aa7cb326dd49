import ByteStrings

/// The name of an attribute, a property or a style, or the spelling of a tag.
///
/// A name comes from a literal, so that comparing two of them is nearly always comparing addresses.
struct Name {
  let spelling: Literal
  /// Whether the page knows it as `data-` and the spelling.
  let isData: Bool

  init(_ spelling: Literal, isData: Bool = false) {
    self.spelling = spelling
    self.isData = isData
  }

  /// Whether both come from the same literal.
  func isIdentical(to other: Name) -> Bool {
    isData == other.isData && spelling.isIdentical(to: other.spelling)
  }

  /// Whether both are spelled the same.
  func matches(_ other: Name) -> Bool {
    isData == other.isData && spelling.hasSameBytes(as: other.spelling)
  }
}
