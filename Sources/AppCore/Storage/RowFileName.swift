/// Encodes the key of a row as a file name: small letters, digits and hyphens unchanged, any other byte as `%` and
/// two
/// hexadecimal digits. So no two keys share a file, even if the file system ignores case.
enum RowFileName {
  /// The extension of a file that is being written; an encoded key never contains a full stop.
  static let draft = "draft"

  static func name(of key: [UInt8]) -> String {
    var name = ""
    for byte in key {
      if isPlain(byte) {
        name.unicodeScalars.append(Unicode.Scalar(byte))
      } else {
        let digits = String(byte, radix: 16)
        name += digits.count == 1 ? "%0" + digits : "%" + digits
      }
    }
    return name
  }

  /// The key that a file name encodes; nil if it is not the name of a row.
  static func key(of name: String) -> [UInt8]? {
    var key: [UInt8] = []
    var rest = Array(name.utf8)[...]
    while let byte = rest.popFirst() {
      if isPlain(byte) {
        key.append(byte)
      } else {
        guard byte == UInt8(ascii: "%"), rest.count >= 2,
          let code = UInt8(String(decoding: rest.prefix(2), as: UTF8.self), radix: 16)
        else { return nil }
        rest = rest.dropFirst(2)
        key.append(code)
      }
    }
    return self.name(of: key) == name ? key : nil
  }

  private static func isPlain(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"),
      UInt8(ascii: "-"):
      true
    default: false
    }
  }
}
