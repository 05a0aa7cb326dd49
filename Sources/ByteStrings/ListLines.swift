/// The lines of a list that are not empty, with their numbers. A line feed ends a line, with or without a carriage
/// return before it.
public struct ListLines: Sequence, IteratorProtocol, Sendable {
  private var rest: ArraySlice<UInt8>
  private var number = 0

  /// The lines of a text.
  public init(_ bytes: [UInt8]) { rest = bytes[...] }

  /// The number of the next line, counted from 1, its bytes, and whether it is a comment, which begins with `#`.
  public mutating func next() -> (number: Int, bytes: ArraySlice<UInt8>, isComment: Bool)? {
    while !rest.isEmpty {
      let end = rest.firstIndex(of: UInt8(ascii: "\n")) ?? rest.endIndex
      var line = rest[..<end]
      rest = rest[Swift.min(end + 1, rest.endIndex)...]
      number += 1
      if line.last == UInt8(ascii: "\r") { line.removeLast() }
      if !line.isEmpty { return (number, line, line.first == UInt8(ascii: "#")) }
    }
    return nil
  }
}
