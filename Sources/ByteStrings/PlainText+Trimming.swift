extension PlainText {
  /// The text without control characters and spaces at its ends, cut to fit where something short is shown.
  /// - Parameter limit: the most bytes; no character is cut in two.
  public func trimmed(to limit: Int) -> PlainText {
    var bytes: [UInt8] = []
    for byte in utf8 where byte > UInt8(ascii: " ") || !bytes.isEmpty {
      if bytes.count >= limit, byte & 0xC0 != 0x80 { break }
      bytes.append(max(byte, UInt8(ascii: " ")))
    }
    while bytes.last == UInt8(ascii: " ") { bytes.removeLast() }
    return PlainText(utf8: bytes)
  }
}
