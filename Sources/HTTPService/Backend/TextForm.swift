/// Reads a message of lines, which has one spelling: what it is and the number of its format, then names
/// with their values, in the order in which they are asked for.
struct TextForm {
  private var lines: ArraySlice<ArraySlice<UInt8>>

  /// - Throws: `.malformed` for a message of another kind or format, and for one that is no text of lines.
  init(_ bytes: [UInt8], _ head: String) throws(Refusal) {
    lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)[...]
    guard lines.popLast()?.isEmpty == true,
      lines.popFirst()?.elementsEqual("\(head) 1".utf8) == true
    else { throw .malformed }
  }

  /// The value on the next line, which has this name.
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

  /// Makes sure that nothing more stands there.
  func finish() throws(Refusal) {
    guard lines.isEmpty else { throw .malformed }
  }
}
