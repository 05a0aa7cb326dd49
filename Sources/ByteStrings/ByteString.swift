/// Text as its UTF-8 bytes. The browser build uses it instead of `String`, whose Unicode support would be as
/// large as a game.
///
/// It is one word wide, so that passing it on takes little code. Nothing checks that the bytes are UTF-8: the
/// text comes from literals, from checked records, and from the page.
public struct ByteString: Sendable {
  /// The UTF-8 bytes.
  public private(set) var utf8: [UInt8]

  /// A text of these UTF-8 bytes.
  public init(utf8: [UInt8]) {
    self.utf8 = utf8
  }

  /// A copy of a literal.
  @inline(never)
  public init(_ literal: Literal) {
    utf8 = Array(literal.utf8)
  }

  /// A number in decimal digits.
  @inline(never)
  public init(_ number: Int64) {
    utf8 = []
    append(number)
  }

  /// A number in decimal digits.
  public init(_ number: Int) {
    self.init(Int64(number))
  }

  /// Whether there are no bytes.
  public var isEmpty: Bool { utf8.isEmpty }

  @inline(never)
  mutating func append(_ other: consuming ByteString) {
    utf8.append(contentsOf: other.utf8)
  }

  @inline(never)
  mutating func append(_ literal: Literal) {
    utf8.append(contentsOf: literal.utf8)
  }

  @inline(never)
  mutating func append(_ number: Int64) {
    if number < 0 { utf8.append(UInt8(ascii: "-")) }
    // The magnitude is unsigned, because the least number has no positive counterpart.
    append(digitsOf: number.magnitude)
  }

  private mutating func append(digitsOf number: UInt64) {
    if number > 9 { append(digitsOf: number / 10) }
    utf8.append(UInt8(ascii: "0") + UInt8(truncatingIfNeeded: number % 10))
  }

  /// Concatenates two texts.
  @inline(never)
  public static func + (left: consuming ByteString, right: consuming ByteString) -> ByteString {
    left.append(right)
    return left
  }

  /// Appends a text.
  public static func += (left: inout ByteString, right: consuming ByteString) {
    left.append(right)
  }
}
