// Strings are compared by their bytes: comparing them as text needs the tables of Unicode, which
// are larger than this module.

extension String {
  /// Whether both hold the same UTF-8. Linear.
  func hasSameBytes(as other: String) -> Bool {
    let left = utf8Span.span
    let right = other.utf8Span.span
    guard left.count == right.count else { return false }
    for index in left.indices where left[index] != right[index] { return false }
    return true
  }

  /// Whether this is the literal, byte for byte. Linear.
  func hasSameBytes(as literal: StaticString) -> Bool {
    let bytes = utf8Span.span
    guard bytes.count == literal.utf8CodeUnitCount else { return false }
    for index in bytes.indices where bytes[index] != literal.utf8Start[index] { return false }
    return true
  }
}

extension StaticString {
  /// Whether both hold the same UTF-8. Linear.
  @inline(never)
  func hasSameBytes(as other: StaticString) -> Bool {
    guard utf8CodeUnitCount == other.utf8CodeUnitCount else { return false }
    for index in 0..<utf8CodeUnitCount where utf8Start[index] != other.utf8Start[index] {
      return false
    }
    return true
  }
}
