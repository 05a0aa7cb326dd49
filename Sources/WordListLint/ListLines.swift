/// The lines of a list that are neither empty nor comments, which begin with `#`.
struct ListLines: Sequence, IteratorProtocol {
  private var rest: ArraySlice<UInt8>
  private var number = 0

  init(_ bytes: [UInt8]) { rest = bytes[...] }

  /// The number of the next line, counted from 1, and its bytes.
  mutating func next() -> (number: Int, bytes: ArraySlice<UInt8>)? {
    while !rest.isEmpty {
      let end = rest.firstIndex(of: UInt8(ascii: "\n")) ?? rest.endIndex
      var line = rest[..<end]
      rest = rest[Swift.min(end + 1, rest.endIndex)...]
      number += 1
      if line.last == UInt8(ascii: "\r") { line.removeLast() }
      if !line.isEmpty, line.first != UInt8(ascii: "#") { return (number, line) }
    }
    return nil
  }
}
