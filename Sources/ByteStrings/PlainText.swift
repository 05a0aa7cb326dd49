// The code that runs everywhere names its text `PlainText`, and uses of it only what both kinds have:
// literals, interpolation of texts and whole numbers, `+`, `+=`, `isEmpty`, `utf8`, and what follows.
// It never compares, hashes or counts characters.

#if hasFeature(Embedded)
  /// Text that is stored and shown, but not looked into.
  public typealias PlainText = ByteString
#else
  /// Text that is stored and shown, but not looked into.
  public typealias PlainText = String

  extension String {
    /// A text of these UTF-8 bytes; what is not UTF-8 in them is replaced.
    public init(utf8 bytes: [UInt8]) {
      self.init(decoding: bytes, as: UTF8.self)
    }

    /// A copy of a literal.
    public init(_ literal: Literal) {
      self.init(decoding: literal.utf8, as: UTF8.self)
    }
  }
#endif

extension PlainText {
  /// The scalars of Unicode. Bytes that are not UTF-8 end them. An array, and not a closure that is
  /// called: the code would be there again for each of these.
  @inline(never)
  public func scalars() -> [UInt32] {
    var scalars: [UInt32] = []
    var scalar: UInt32 = 0
    var rest = 0
    for byte in utf8 {
      if rest > 0 {
        guard byte & 0xC0 == 0x80 else { break }
        scalar = scalar << 6 | UInt32(byte & 0x3F)
        rest -= 1
      } else if byte < 0x80 {
        scalar = UInt32(byte)
      } else {
        // As many ones as the first byte begins with, so many bytes belong together.
        let length = (~byte).leadingZeroBitCount
        guard (2...4).contains(length) else { break }
        scalar = UInt32(byte & 0x7F >> UInt8(length))
        rest = length - 1
      }
      if rest == 0 { scalars.append(scalar) }
    }
    return scalars
  }

  /// Whether two texts are the same byte for byte.
  @inline(never)
  public func hasSameBytes(as other: PlainText) -> Bool {
    utf8.elementsEqual(other.utf8)
  }

  /// Whether the text is spelled as a literal, byte for byte.
  @inline(never)
  public func isSpelled(_ literal: Literal) -> Bool {
    utf8.elementsEqual(literal.utf8)
  }
}
