import Games

/// What names a race: 64 random bits, written as 16 hexadecimal digits.
public struct RaceID: Hashable, Sendable {
  /// The bits.
  public let bits: UInt64

  /// The race with this name.
  public init(bits: UInt64) { self.bits = bits }
}

extension RaceID: TextCodable {
  /// Writes 16 hexadecimal digits.
  public func write(to text: inout TextWriter) {
    for shift in stride(from: 60, through: 0, by: -4) {
      text.write(hexadecimal: UInt8(truncatingIfNeeded: bits >> UInt64(shift)) & 15)
    }
  }

  /// Reads a name.
  public init(from text: inout TextReader) throws(TextError) {
    let field = try text.field()
    guard field.count == 16 else { throw .outOfRange }
    var bits: UInt64 = 0
    for byte in field {
      guard let digit = hexadecimalDigit(byte) else { throw .unexpected }
      bits = bits << 4 | UInt64(digit)
    }
    self.bits = bits
  }
}
