/// The signs of Crockford's base 32 (https://www.crockford.com/base32.html): no I, L, O or U, so whatever
/// is read aloud or written by hand is read back.
enum CrockfordBase32 {
  private static let signs = Array("0123456789ABCDEFGHJKMNPQRSTVWXYZ".utf8)

  /// What the signs of a text stand for, as people spell them: letters of either case, O for 0, I and L
  /// for 1, blanks and hyphens anywhere. Nil where there are not exactly so many, or another sign.
  static func values(of text: [UInt8], count: Int) -> [UInt8]? {
    var values: [UInt8] = []
    for sign in text where sign != UInt8(ascii: " ") && sign != UInt8(ascii: "-") {
      guard let value = value(of: sign), values.count < count else { return nil }
      values.append(value)
    }
    return values.count == count ? values : nil
  }

  /// The number that so many signs of a text spell, five bits each and at most twelve; nil as above.
  static func bits(of text: [UInt8], count: Int) -> UInt64? {
    values(of: text, count: count)?.reduce(0) { $0 << 5 | UInt64($1) }
  }

  /// The signs for the lowest bits of a number, so many signs, with a hyphen after every four.
  static func spelling(of bits: UInt64, count: Int) -> [UInt8] {
    var values: [UInt8] = []
    for index in 0..<count { values.append(UInt8(bits >> UInt64(5 * (count - 1 - index)) & 31)) }
    return spelling(of: values)
  }

  /// The signs for these values, with a hyphen after every four.
  static func spelling(of values: [UInt8]) -> [UInt8] {
    var text: [UInt8] = []
    for (index, value) in values.enumerated() {
      if index > 0, index % 4 == 0 { text.append(UInt8(ascii: "-")) }
      text.append(signs[Int(value)])
    }
    return text
  }

  private static func value(of sign: UInt8) -> UInt8? {
    let upper = sign >= UInt8(ascii: "a") && sign <= UInt8(ascii: "z") ? sign - 32 : sign
    switch upper {
    case UInt8(ascii: "O"): return 0
    case UInt8(ascii: "I"), UInt8(ascii: "L"): return 1
    default: return signs.firstIndex(of: upper).map { UInt8($0) }
    }
  }
}
