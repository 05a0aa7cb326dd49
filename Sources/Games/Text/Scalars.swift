import ByteStrings

/// The Unicode scalars that bytes spell; nil if the bytes are not UTF-8.
func scalars(ofUTF8 bytes: [UInt8]) -> [UInt32]? {
  let scalars = PlainText(utf8: bytes).scalars()
  // Invalid UTF-8 is replaced or ends the text, so the bytes do not round-trip. The halves of a surrogate pair
  // would round-trip.
  for scalar in scalars where scalar >> 11 == 0x1B || scalar > 0x10FFFF { return nil }
  return utf8Bytes(of: scalars) == bytes ? scalars : nil
}
