/// Reads a message of lines in its only valid spelling: the kind of the message and the number of its format, then
/// names with their values, in the order in which the caller reads them.
struct TextForm {
  private var lines: ArraySlice<ArraySlice<UInt8>>

  /// - Throws: `.malformed` for a message of another kind or format, or if the bytes are not lines of text.
  init(_ bytes: [UInt8], _ head: String) throws(Refusal) {
    lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)[...]
    guard lines.popLast()?.isEmpty == true,
      lines.popFirst()?.elementsEqual("\(head) 1".utf8) == true
    else { throw .malformed }
  }

  /// The value on the next line, which must have this name.
  mutating func value(_ name: String) throws(Refusal) -> String {
    guard let value = try optionalValue(name) else { throw .malformed }
    return value
  }

  /// The value on the next line, if it has this name.
  mutating func optionalValue(_ name: String) throws(Refusal) -> String? {
    guard let line = lines.first, line.starts(with: "\(name) ".utf8) else { return nil }
    lines.removeFirst()
    let value = String(validating: line.dropFirst(name.utf8.count + 1), as: UTF8.self)
    guard let value, !value.isEmpty else { throw .malformed }
    return value
  }

  /// Checks that no lines are left.
  func finish() throws(Refusal) {
    guard lines.isEmpty else { throw .malformed }
  }
}
