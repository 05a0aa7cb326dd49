/// A strong validator: two answers with the same tag have the same bytes (RFC 9110, 8.8.3).
struct EntityTag: Hashable, Sendable {
  /// The tag as in a header field, with its quotes.
  let text: String

  /// The tag of these bytes: their number, their 64-bit FNV-1a hash and the coding they are in.
  ///
  /// The hash distinguishes one build from the next; an attacker gains nothing by a collision. O(n).
  init(of bytes: UnsafeRawBufferPointer, coding: ContentCoding) {
    let size = String(bytes.count, radix: 16)
    let hash = String(Self.hash(bytes), radix: 16)
    text = coding == .identity ? "\"\(size)-\(hash)\"" : "\"\(size)-\(hash)-\(coding.rawValue)\""
  }

  /// FNV-1a with 64 bits (RFC 9923).
  static func hash(_ bytes: UnsafeRawBufferPointer) -> UInt64 {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for byte in bytes {
      hash = (hash ^ UInt64(byte)) &* 0x0000_0100_0000_01b3
    }
    return hash
  }

  /// Whether an `If-None-Match` field names this tag, by weak comparison, or is `*`.
  ///
  /// Reading stops at the first thing that is not an entity tag.
  func isListed(in field: String) -> Bool {
    var rest = field.trimmedOfBlanks.utf8
    if rest.elementsEqual("*".utf8) { return true }
    let quote = UInt8(ascii: "\"")
    while !rest.isEmpty {
      rest = rest.drop {
        $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") || $0 == UInt8(ascii: ",")
      }
      if rest.starts(with: "W/".utf8) { rest = rest.dropFirst(2) }
      guard rest.first == quote,
        let end = rest.dropFirst().firstIndex(of: quote)
      else { return false }
      if rest[...end].elementsEqual(text.utf8) { return true }
      rest = rest[rest.index(after: end)...]
    }
    return false
  }

  /// Whether an `If-Range` field is this tag. A weak tag and a date never are.
  func isExactly(_ field: String) -> Bool {
    field.trimmedOfBlanks == text
  }
}
