/// The characters of Crockford's base 32 (https://www.crockford.com/base32.html). It has no I, L, O or U, so text
/// that is read aloud or written by hand can be read back.
enum CrockfordBase32 {
  private static let characters = Array("0123456789ABCDEFGHJKMNPQRSTVWXYZ".utf8)

  /// The values of the characters of a text, as people write it: letters in either case, O for 0, I and L for 1,
  /// spaces and hyphens anywhere. Nil if the text does not have exactly `count` characters, or has any other
  /// character.
  static func values(of text: [UInt8], count: Int) -> [UInt8]? {
    var values: [UInt8] = []
    for character in text where character != UInt8(ascii: " ") && character != UInt8(ascii: "-") {
      guard let value = value(of: character), values.count < count else { return nil }
      values.append(value)
    }
    return values.count == count ? values : nil
  }

  /// The number that `count` characters of a text spell, with five bits for each of at most twelve characters. Nil in
  /// the same cases as above.
  static func bits(of text: [UInt8], count: Int) -> UInt64? {
    values(of: text, count: count)?.reduce(0) { $0 << 5 | UInt64($1) }
  }

  /// The `count` characters for the lowest bits of a number, with a hyphen after every four.
  static func spelling(of bits: UInt64, count: Int) -> [UInt8] {
    var values: [UInt8] = []
    for index in 0..<count { values.append(UInt8(bits >> UInt64(5 * (count - 1 - index)) & 31)) }
    return spelling(of: values)
  }

  /// The characters for these values, with a hyphen after every four.
  static func spelling(of values: [UInt8]) -> [UInt8] {
    var text: [UInt8] = []
    for (index, value) in values.enumerated() {
      if index > 0, index % 4 == 0 { text.append(UInt8(ascii: "-")) }
      text.append(characters[Int(value)])
    }
    return text
  }

  private static func value(of character: UInt8) -> UInt8? {
    let upper =
      character >= UInt8(ascii: "a") && character <= UInt8(ascii: "z") ? character - 32 : character
    switch upper {
    case UInt8(ascii: "O"): return 0
    case UInt8(ascii: "I"), UInt8(ascii: "L"): return 1
    default: return characters.firstIndex(of: upper).map { UInt8($0) }
    }
  }
}
