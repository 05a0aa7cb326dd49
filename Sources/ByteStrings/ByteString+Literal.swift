extension ByteString: ExpressibleByStringInterpolation {
  /// The text of a literal.
  @inline(__always)
  public init(stringLiteral literal: StaticString) {
    self.init(Literal(stringLiteral: literal))
  }

  /// The text of a literal with values in it.
  public init(stringInterpolation interpolation: Interpolation) {
    self = interpolation.text
  }

  /// Puts the parts of an interpolated literal together. It takes texts and whole numbers.
  public struct Interpolation: StringInterpolationProtocol {
    fileprivate var text = ByteString(utf8: [])

    /// Nothing yet.
    public init(literalCapacity: Int, interpolationCount: Int) {}

    /// Appends what stands between values.
    @inline(__always)
    public mutating func appendLiteral(_ literal: StaticString) {
      text.append(Literal(stringLiteral: literal))
    }

    /// Appends a text.
    public mutating func appendInterpolation(_ other: consuming ByteString) { text.append(other) }

    /// Appends a number in decimal digits.
    @inline(never)
    public mutating func appendInterpolation(_ number: Int) { text.append(Int64(number)) }

    /// Appends a number in decimal digits.
    public mutating func appendInterpolation(_ number: Int64) { text.append(number) }
  }
}
