import ByteStrings
import Games

extension PlainText {
  /// The whole number that is written here, which may have a sign; nil where there is none.
  @inline(never)
  var signedNumber: Int64? {
    let digits = Array(utf8)
    let isNegative = digits.first == UInt8(ascii: "-")
    guard let size = try? decimal(isNegative ? digits[1...] : digits[...]) else { return nil }
    return isNegative ? -size : size
  }

  /// The number that is written here; 0 where there is none.
  @inline(never)
  var number: Int64 { (try? decimal(Array(utf8)[...])) ?? 0 }
}
