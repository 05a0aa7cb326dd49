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
