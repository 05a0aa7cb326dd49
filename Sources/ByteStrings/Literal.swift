/// A literal by the address of its UTF-8, which a zero ends.
///
/// It is one word wide, where `StaticString` is three: literals are handed on at thousands of places.
public struct Literal: ExpressibleByStringLiteral, Sendable {
  // What the compiler put there stays there and never changes, so any thread may read it.
  nonisolated(unsafe) private let start: UnsafePointer<UInt8>

  /// The place where the compiler put a literal.
  @inline(__always)
  public init(stringLiteral literal: StaticString) { start = literal.utf8Start }

  /// The UTF-8, without the zero; it is there for as long as the program runs. Linear.
  @inline(never)
  public var utf8: UnsafeBufferPointer<UInt8> {
    var count = 0
    while start[count] != 0 { count += 1 }
    return UnsafeBufferPointer(start: start, count: count)
  }

  /// Whether there is nothing in it.
  public var isEmpty: Bool { start[0] == 0 }

  /// Whether both are the same place of the program. Others may be spelled the same, too.
  public func isIdentical(to other: Literal) -> Bool { start == other.start }

  /// Whether both are spelled the same.
  @inline(never)
  public func hasSameBytes(as other: Literal) -> Bool { utf8.elementsEqual(other.utf8) }
}

#if !hasFeature(Embedded)
  extension Literal: CustomStringConvertible {
    /// Its text.
    public var description: String { PlainText(self) }
  }
#endif
