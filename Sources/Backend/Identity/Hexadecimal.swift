import Foundation
import Games

extension Data {
  /// Reads bytes from their hexadecimal digits in lower case; nil for any other text.
  /// - Parameter count: how many bytes there must be.
  init?(hexadecimal text: some StringProtocol, count: Int) {
    let digits = text.utf8.compactMap { hexadecimalDigit($0) }
    guard text.utf8.count == 2 * count, digits.count == 2 * count else { return nil }
    self = Data((0..<count).map { digits[2 * $0] << 4 | digits[2 * $0 + 1] })
  }
}

extension Sequence<UInt8> {
  /// The bytes in hexadecimal digits, in lower case.
  package var hexadecimal: String {
    var text = TextWriter()
    for byte in self { text.write(hexadecimal: UInt64(byte), digits: 2) }
    return String(decoding: text.bytes, as: UTF8.self)
  }
}
