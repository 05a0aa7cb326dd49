/// The part of a file that a `Range` field asks for (RFC 9110, 14.2).
enum ByteRange: Equatable, Sendable {
  /// Another unit, several ranges or a malformed field: the whole file is sent, as without the field.
  case ignored
  /// One part of the file, never empty, within its bounds.
  case part(Range<Int>)
  /// The file has no byte in the range.
  case unsatisfiable

  /// - Parameters:
  ///   - field: the field's value, such as `bytes=0-499`, `bytes=500-` or `bytes=-500`.
  ///   - size: the number of bytes in the file.
  init(field: String, size: Int) {
    let sides = field.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    guard sides.count == 2, sides[0].trimmedOfBlanks.lowercased() == "bytes" else {
      self = .ignored
      return
    }
    let bounds = sides[1].trimmedOfBlanks
      .split(separator: "-", maxSplits: 1, omittingEmptySubsequences: false)
    guard bounds.count == 2 else {
      self = .ignored
      return
    }
    switch (Bound(bounds[0]), Bound(bounds[1])) {
    case (.number(let first), .number(let last)) where first <= last:
      self = first < size ? .part(first..<min(last, size - 1) + 1) : .unsatisfiable
    case (.number(let first), .missing):
      self = first < size ? .part(first..<size) : .unsatisfiable
    case (.missing, .number(let count)):
      self = count > 0 && size > 0 ? .part(max(size - count, 0)..<size) : .unsatisfiable
    default:
      self = .ignored
    }
  }

  private enum Bound {
    case missing
    /// A number too large for `Int` becomes its maximum, which is past the end of every file.
    case number(Int)
    case malformed

    init(_ digits: Substring) {
      if digits.isEmpty {
        self = .missing
      } else if digits.utf8.allSatisfy({ (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }) {
        self = .number(Int(digits) ?? .max)
      } else {
        self = .malformed
      }
    }
  }
}
