extension ByteString: ExpressibleByStringInterpolation {
  /// The text of a literal.
  @inline(__always)
  public init(stringLiteral literal: StaticString) {
    self.init(Literal(stringLiteral: literal))
  }

  /// The text of a literal with interpolated values.
  @inline(__always)
  public init(stringInterpolation interpolation: Interpolation) {
    self = Parts.joined(interpolation.parts)
  }

  /// Joins the parts of an interpolated literal. It takes texts and whole numbers.
  public struct Interpolation: StringInterpolationProtocol {
    fileprivate let parts: Parts

    /// An empty interpolation.
    @inline(__always)
    public init(literalCapacity: Int, interpolationCount: Int) { parts = Parts() }

    /// Appends the text between values. If it is empty, the compiler knows that.
    @inline(__always)
    public mutating func appendLiteral(_ literal: StaticString) {
      if literal.utf8CodeUnitCount > 0 { parts.append(Literal(stringLiteral: literal)) }
    }

    /// Appends a text.
    @inline(__always)
    public mutating func appendInterpolation(_ other: consuming ByteString) { parts.append(other) }

    /// Appends a number in decimal digits.
    @inline(__always)
    public mutating func appendInterpolation(_ number: Int) { parts.append(number) }

    /// Appends a number in decimal digits.
    @inline(__always)
    public mutating func appendInterpolation(_ number: Int64) { parts.append(number) }
  }

  /// The parts so far. An object is passed on directly, whereas a mutable value would need a place on the
  /// stack in each of the many functions that interpolate.
  fileprivate final class Parts {
    private var text = ByteString(utf8: [])

    @inline(never)
    init() {}

    @inline(never)
    func append(_ literal: Literal) { text.append(literal) }

    @inline(never)
    func append(_ other: consuming ByteString) { text.append(other) }

    @inline(never)
    func append(_ number: Int) { text.append(Int64(number)) }

    @inline(never)
    func append(_ number: Int64) { text.append(number) }

    /// The text that the parts form.
    @inline(never)
    static func joined(_ parts: consuming Parts) -> ByteString { parts.text }
  }
}
