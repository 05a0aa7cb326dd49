/// A literal, as the address of its UTF-8 bytes, which end with a zero byte.
///
/// It is one word wide, whereas `StaticString` takes three words: literals are passed on at thousands of places.
public struct Literal: ExpressibleByStringLiteral, Equatable, Sendable {
  // The compiler's constant stays at its address and never changes, so any thread may read it.
  nonisolated(unsafe) private let start: UnsafePointer<UInt8>

  /// The address of the compiler's constant.
  @inline(__always)
  public init(stringLiteral literal: StaticString) { start = literal.utf8Start }

  /// The UTF-8 bytes, without the zero byte. They are valid for as long as the program runs. Linear time.
  @inline(never)
  public var utf8: UnsafeBufferPointer<UInt8> {
    var count = 0
    while start[count] != 0 { count += 1 }
    return UnsafeBufferPointer(start: start, count: count)
  }

  /// Whether the literal is empty.
  public var isEmpty: Bool { start[0] == 0 }

  /// Whether both have the same address. Literals at different addresses may have the same spelling.
  public func isIdentical(to other: Literal) -> Bool { start == other.start }

  /// Whether both have the same spelling.
  @inline(never)
  public func hasSameBytes(as other: Literal) -> Bool { utf8.elementsEqual(other.utf8) }

  /// Whether both have the same spelling: the raw values of an enum are different.
  public static func == (left: Literal, right: Literal) -> Bool { left.hasSameBytes(as: right) }
}

#if !hasFeature(Embedded)
  extension Literal: CustomStringConvertible {
    /// Its text.
    public var description: String { PlainText(self) }
  }
#endif
