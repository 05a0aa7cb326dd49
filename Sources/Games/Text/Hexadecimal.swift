/// The value of a hexadecimal digit in lower case, or nil for any other byte.
public func hexadecimalDigit(_ byte: UInt8) -> UInt8? {
  switch byte {
  case UInt8(ascii: "0")...UInt8(ascii: "9"): byte - UInt8(ascii: "0")
  case UInt8(ascii: "a")...UInt8(ascii: "f"): byte - UInt8(ascii: "a") + 10
  default: nil
  }
}

extension TextWriter {
  /// Appends the lowest hexadecimal digits of a number, in lower case.
  /// - Parameter count: how many digits, including leading zeros.
  public mutating func write(hexadecimal number: UInt64, digits count: Int) {
    for place in (0..<count).reversed() {
      let digit = UInt8(number >> (4 * UInt64(place)) & 15)
      write(byte: digit < 10 ? UInt8(ascii: "0") + digit : UInt8(ascii: "a") + digit - 10)
    }
  }
}
