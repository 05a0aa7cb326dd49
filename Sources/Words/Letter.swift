import ByteStrings

/// A letter of an alphabet, without case.
public struct Letter: Hashable, Sendable {
  /// The index in the lower five bits, the alphabet above them. In one byte the program in the browser shares
  /// the code of arrays with that of bytes.
  private let bits: UInt8

  init(unchecked index: UInt8, in alphabet: Alphabet) {
    bits = alphabet.rawValue << 5 | index
  }

  /// The letter of the Latin alphabet for an ASCII code, in either case; nil for any other code.
  public init?(ascii: UInt8) {
    guard let letter = Alphabet.latin.letter(ascii: ascii) else { return nil }
    self = letter
  }

  /// The place in the alphabet: 0 for A, 25 for Z, from 26 for the letters after Z.
  public var index: UInt8 { bits & 31 }

  /// The alphabet of the letter. Letters of different alphabets are different, even if they look alike.
  public var alphabet: Alphabet { Alphabet(rawValue: bits >> 5) ?? .latin }

  /// The Unicode scalar of the small letter.
  public var scalar: UInt32 { scalar(isCapital: false) }

  /// The letter as text, in upper case.
  public var uppercased: PlainText { PlainText(scalars: [scalar(isCapital: true)]) }

  /// The Unicode scalar of the small letter or the capital.
  func scalar(isCapital: Bool) -> UInt32 {
    index < 26
      ? (isCapital ? 0x41 : 0x61) + UInt32(index) : alphabet.added(index, isCapital: isCapital)
  }
}

extension Letter: Comparable {
  /// Whether the first letter comes before the second in their alphabet.
  public static func < (first: Letter, second: Letter) -> Bool {
    first.index < second.index
  }
}

extension Letter {
  /// The letter in five bits: 1 for A, 26 for Z. 0 means "no letter".
  @usableFromInline var code: UInt32 { UInt32(index) + 1 }

  /// The letter of a code that is known to be one of the alphabet.
  init(code: UInt32, in alphabet: Alphabet) {
    assert((1...Alphabet.limit).contains(Int(code)))
    self.init(unchecked: UInt8(truncatingIfNeeded: code) - 1, in: alphabet)
  }
}
