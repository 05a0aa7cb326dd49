import ByteStrings

/// The Unicode scalars that bytes spell; nil if the bytes are not UTF-8.
func scalars(ofUTF8 bytes: [UInt8]) -> [UInt32]? {
  let scalars = PlainText(utf8: bytes).scalars()
  // Invalid UTF-8 is replaced or ends the text, so the bytes do not round-trip. The halves of a surrogate pair
  // would round-trip.
  for scalar in scalars where scalar >> 11 == 0x1B || scalar > 0x10FFFF { return nil }
  return utf8(of: scalars) == bytes ? scalars : nil
}

/// The bytes of UTF-8 that spell scalars.
package func utf8(of scalars: [UInt32]) -> [UInt8] {
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
