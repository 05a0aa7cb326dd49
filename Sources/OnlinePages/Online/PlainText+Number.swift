import ByteStrings
import Games

extension PlainText {
  /// The whole number in this text, optionally negative; nil if the text is not a number.
  @inline(never)
  var signedNumber: Int64? {
    let digits = Array(utf8)
    let isNegative = digits.first == UInt8(ascii: "-")
    guard let size = try? decimal(isNegative ? digits[1...] : digits[...]) else { return nil }
    return isNegative ? -size : size
  }

  /// The number in this text; 0 if the text is not a number.
  @inline(never)
  var number: Int64 { (try? decimal(Array(utf8)[...])) ?? 0 }
}
