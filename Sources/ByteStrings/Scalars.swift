/// The bytes of UTF-8 that spell Unicode scalars.
public func utf8Bytes(of scalars: [UInt32]) -> [UInt8] {
  var bytes: [UInt8] = []
  for scalar in scalars {
    switch scalar {
    case 0..<0x80: bytes.append(UInt8(scalar))
    case 0x80..<0x800: bytes.append(0xC0 | UInt8(scalar >> 6))
    case 0x800..<0x10000: bytes.append(0xE0 | UInt8(scalar >> 12 & 0xF))
    default: bytes.append(0xF0 | UInt8(scalar >> 18 & 0x7))
    }
    if scalar >= 0x10000 { bytes.append(0x80 | UInt8(scalar >> 12 & 0x3F)) }
    if scalar >= 0x800 { bytes.append(0x80 | UInt8(scalar >> 6 & 0x3F)) }
    if scalar >= 0x80 { bytes.append(0x80 | UInt8(scalar & 0x3F)) }
  }
  return bytes
}

extension PlainText {
  /// The text of Unicode scalars.
  public init(scalars: [UInt32]) { self.init(utf8: utf8Bytes(of: scalars)) }
}
