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
  }
#endif

extension PlainText {
  /// A copy of a literal.
  public init(_ literal: StaticString) {
    #if hasFeature(Embedded)
      self.init(stringLiteral: literal)
    #else
      self = literal.description
    #endif
  }

  /// Whether two texts are the same byte for byte.
  @inline(never)
  public func hasSameBytes(as other: PlainText) -> Bool {
    utf8.elementsEqual(other.utf8)
  }

  /// Whether the text is spelled as a literal, byte for byte.
  @inline(never)
  public func isSpelled(_ literal: StaticString) -> Bool {
    literal.withUTF8Buffer { utf8.elementsEqual($0) }
  }
}
