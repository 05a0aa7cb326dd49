/// The value of a hexadecimal digit in lower case, or nil for any other byte.
public func hexadecimalDigit(_ byte: UInt8) -> UInt8? {
  switch byte {
  case UInt8(ascii: "0")...UInt8(ascii: "9"): byte - UInt8(ascii: "0")
  case UInt8(ascii: "a")...UInt8(ascii: "f"): byte - UInt8(ascii: "a") + 10
  default: nil
  }
}

extension TextWriter {
  /// Appends the hexadecimal digit of a value below 16, in lower case.
  public mutating func write(hexadecimal digit: UInt8) {
    write(byte: digit < 10 ? UInt8(ascii: "0") + digit : UInt8(ascii: "a") + digit - 10)
  }
}
