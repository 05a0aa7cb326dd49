import ByteStrings

/// Collects plain text as bytes of UTF-8.
public struct TextWriter: Sendable {
  /// What has been written so far.
  public private(set) var bytes: [UInt8] = []

  /// Nothing written yet.
  public init() {}

  /// Appends a literal.
  public mutating func write(_ literal: Literal) {
    bytes.append(contentsOf: literal.utf8)
  }

  /// Appends text.
  public mutating func write(text: PlainText) {
    bytes.append(contentsOf: text.utf8)
  }

  /// Appends bytes of UTF-8.
  public mutating func write(_ more: [UInt8]) {
    bytes.append(contentsOf: more)
  }

  /// Appends a number in decimal, with a minus sign if it is negative.
  public mutating func write(_ number: Int64) {
    if number < 0 { bytes.append(UInt8(ascii: "-")) }
    write(magnitude: number.magnitude)
  }

  /// Appends a number in decimal, with a minus sign if it is negative.
  public mutating func write(_ number: Int) { write(Int64(number)) }

  private mutating func write(magnitude: UInt64) {
    if magnitude >= 10 { write(magnitude: magnitude / 10) }
    bytes.append(UInt8(ascii: "0") + UInt8(truncatingIfNeeded: magnitude % 10))
  }

  /// Appends one byte of UTF-8.
  public mutating func write(byte: UInt8) { bytes.append(byte) }

  /// Appends one space.
  public mutating func space() { write(byte: UInt8(ascii: " ")) }

  /// Ends the line.
  public mutating func endLine() { write(byte: UInt8(ascii: "\n")) }
}
