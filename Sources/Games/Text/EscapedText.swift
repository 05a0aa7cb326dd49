// The escaping of arbitrary text in one field of a record, which is ASCII and has no spaces. A space becomes
// `_`. ASCII letters, ASCII digits and a few other characters stay. Every other character becomes `%` and two
// hexadecimal digits for each byte of its UTF-8.

extension TextWriter {
  /// Appends bytes of UTF-8 as one field.
  package mutating func write(escaped bytes: [UInt8]) {
    for byte in bytes {
      if byte == UInt8(ascii: " ") {
        write(byte: UInt8(ascii: "_"))
      } else if standsForItself(byte) {
        write(byte: byte)
      } else {
        write(byte: UInt8(ascii: "%"))
        write(hexadecimal: UInt64(byte), digits: 2)
      }
    }
  }
}

/// The bytes that an escaped field spells.
/// - Throws: `.unexpected` for any spelling that `write` would not produce.
package func unescaped(_ field: ArraySlice<UInt8>) throws(TextError) -> [UInt8] {
  var bytes: [UInt8] = []
  var index = field.startIndex
  while index < field.endIndex {
    let byte = field[index]
    index += 1
    if byte == UInt8(ascii: "_") {
      bytes.append(UInt8(ascii: " "))
    } else if byte == UInt8(ascii: "%") {
      guard
        field.endIndex - index >= 2, let high = hexadecimalDigit(field[index]),
        let low = hexadecimalDigit(field[index + 1])
      else { throw .unexpected }
      index += 2
      let escaped = high << 4 | low
      if escaped == UInt8(ascii: " ") || standsForItself(escaped) { throw .unexpected }
      bytes.append(escaped)
    } else {
      guard standsForItself(byte) else { throw .unexpected }
      bytes.append(byte)
    }
  }
  return bytes
}

private func standsForItself(_ byte: UInt8) -> Bool {
  switch byte {
  case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
    UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "'")...UInt8(ascii: ")"),
    UInt8(ascii: ",")...UInt8(ascii: "/"), UInt8(ascii: "!"), UInt8(ascii: "&"),
    UInt8(ascii: ":"), UInt8(ascii: ";"), UInt8(ascii: "?"):
    true
  default: false
  }
}
