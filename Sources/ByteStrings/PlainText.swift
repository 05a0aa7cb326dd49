// Code that runs on every platform names its text `PlainText`. It uses only what both types have: literals,
// interpolation of texts and whole numbers, `+`, `+=`, `isEmpty`, `utf8`, and the members below. It never
// compares, hashes or counts characters.

#if hasFeature(Embedded)
  /// Text that is stored and shown, but not examined.
  public typealias PlainText = ByteString
#else
  /// Text that is stored and shown, but not examined.
  public typealias PlainText = String

  extension String {
    /// A text of these UTF-8 bytes; invalid bytes are replaced.
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
  /// The Unicode scalars, up to the first invalid byte. It returns an array instead of calling a closure,
  /// because the code would be repeated for each closure.
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
        // The number of leading one bits in the first byte is the number of bytes in the sequence.
        let length = (~byte).leadingZeroBitCount
        guard (2...4).contains(length) else { break }
        scalar = UInt32(byte & 0x7F >> UInt8(length))
        rest = length - 1
      }
      if rest == 0 { scalars.append(scalar) }
    }
    return scalars
  }

  /// Whether two texts have the same bytes.
  @inline(never)
  public func hasSameBytes(as other: PlainText) -> Bool {
    utf8.elementsEqual(other.utf8)
  }

  /// Whether the text has the same bytes as a literal.
  @inline(never)
  public func isSpelled(_ literal: Literal) -> Bool {
    utf8.elementsEqual(literal.utf8)
  }
}
