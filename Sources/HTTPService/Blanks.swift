extension StringProtocol where SubSequence == Substring, UTF8View: BidirectionalCollection {
  /// The text without leading and trailing spaces and tabs, HTTP's optional white space (RFC 9110, 5.6.3).
  var trimmedOfBlanks: Substring {
    let bytes = utf8
    func isBlank(_ byte: UInt8) -> Bool { byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") }
    guard let first = bytes.firstIndex(where: { !isBlank($0) }),
      let last = bytes.lastIndex(where: { !isBlank($0) })
    else { return "" }
    return self[first..<bytes.index(after: last)]
  }
}
