import ByteStrings

/// The letters of the words of a language: a to z, and up to four more.
///
/// A word has five bits for each letter and two for its alphabet, so there are at most four alphabets.
public enum Alphabet: UInt8, CaseIterable, Sendable {
  /// A to Z, for English, and for French, whose word games leave out the accents.
  case latin
  /// A to Z, Ä, Ö and Ü, for German. Without them, hundreds of pairs of different words would be one.
  case german

  /// The most letters that an alphabet has. A packed list has one byte for each, and ASCII has only four
  /// printable characters after z.
  public static let limit = 30

  /// The letters after z, each as the small letter and the capital, which have two bytes of UTF-8 each.
  private var added: Literal {
    switch self {
    case .latin: ""
    case .german: "äÄöÖüÜ"
    }
  }

  /// The number of letters.
  public var count: UInt8 {
    switch self {
    case .latin: 26
    case .german: 29
    }
  }

  /// The letters, in the order of their indices.
  public var letters: [Letter] { (0..<count).map { Letter(unchecked: $0, in: self) } }

  /// The letter with an index; nil if the alphabet has fewer letters.
  public func letter(at index: UInt8) -> Letter? {
    index < count ? Letter(unchecked: index, in: self) : nil
  }

  /// The letter that a code of ASCII is, in either case; nil for any other code.
  public func letter(ascii: UInt8) -> Letter? {
    let lowered = ascii | 0x20
    guard lowered >= UInt8(ascii: "a"), lowered <= UInt8(ascii: "z") else { return nil }
    return Letter(unchecked: lowered - UInt8(ascii: "a"), in: self)
  }

  /// The letter that a character is, in either case; nil for any other character, also for one with an accent.
  public func letter(_ scalar: UInt32) -> Letter? {
    if scalar < 0x80 { return letter(ascii: UInt8(scalar)) }
    for index in 26..<count
    where added(index, isCapital: false) == scalar || added(index, isCapital: true) == scalar {
      return Letter(unchecked: index, in: self)
    }
    return nil
  }

  /// The small letter or the capital with an index from 26.
  func added(_ index: UInt8, isCapital: Bool) -> UInt32 {
    let position = Int(index - 26) * 4 + (isCapital ? 2 : 0)
    let bytes = added.utf8
    return UInt32(bytes[position] & 0x1F) << 6 | UInt32(bytes[position + 1] & 0x3F)
  }
}
