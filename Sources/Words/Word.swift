import ByteStrings

/// A word of one to six letters: a collection of letters that needs no allocation.
public struct Word: Hashable, Sendable {
  /// The most letters that a word can have.
  public static let maximumCount = 6

  /// The alphabet in the highest two bits. Then the letters as `Letter.code`, five bits each, the first letter in
  /// the highest; unused positions are 0. So the order of the numbers is the alphabetical order.
  private let bits: UInt32

  @usableFromInline init(code: UInt32, in alphabet: Alphabet) {
    bits = UInt32(alphabet.rawValue) << 30 | code
  }

  /// The letters without the alphabet, in thirty bits.
  var code: UInt32 { bits & (1 << 30 - 1) }

  /// The alphabet of the letters. Words of different alphabets are different, even if they look alike.
  public var alphabet: Alphabet { Alphabet(rawValue: UInt8(bits >> 30)) ?? .latin }

  /// The word with these letters of one alphabet; nil if there are none or more than six.
  public init?(letters: some Sequence<Letter>) {
    var code: UInt32 = 0
    var free = Word.maximumCount
    var alphabet = Alphabet.latin
    for letter in letters {
      guard free > 0 else { return nil }
      free -= 1
      code |= letter.code << Word.shift(free)
      alphabet = letter.alphabet
    }
    guard code != 0 else { return nil }
    self.init(code: code, in: alphabet)
  }

  /// The word that ASCII letters of either case spell; nil if there is any other byte, or if there are no
  /// letters or more than six.
  ///
  /// It is inlinable, because a record is full of words and callers benefit from a loop for their own kind of bytes.
  @inlinable
  public init?(ascii bytes: some Sequence<UInt8>, in alphabet: Alphabet = .latin) {
    var code: UInt32 = 0
    var free = Word.maximumCount
    for byte in bytes {
      guard free > 0, let letter = alphabet.letter(ascii: byte) else { return nil }
      free -= 1
      code |= letter.code << Word.shift(free)
    }
    guard code != 0 else { return nil }
    self.init(code: code, in: alphabet)
  }

  /// The word of the Latin alphabet that a text of ASCII letters spells; nil if it contains anything else, is empty, or is
  /// longer than six letters.
  public init?(_ text: PlainText) {
    self.init(ascii: text.utf8)
  }

  /// The letters, from first to last.
  public var letters: [Letter] { Array(self) }

  /// The word in lower case.
  public var text: PlainText { text(isCapital: false) }

  /// The word in upper case.
  public var uppercased: PlainText { text(isCapital: true) }

  private func text(isCapital: Bool) -> PlainText {
    PlainText(scalars: map { $0.scalar(isCapital: isCapital) })
  }

  /// How far a letter with `free` positions after it is shifted in a code.
  @inlinable static func shift(_ free: Int) -> UInt32 { UInt32(truncatingIfNeeded: 5 * free) }
}

extension Word: RandomAccessCollection {
  /// Always 0.
  public var startIndex: Int { 0 }

  /// The number of letters, 1 to 6.
  public var endIndex: Int { Word.maximumCount - bits.trailingZeroBitCount / 5 }

  /// The number of letters, 1 to 6.
  public var count: Int { endIndex }

  /// The letter at a position, which must be at least 0 and less than `count`.
  public subscript(position: Int) -> Letter {
    precondition(position >= 0 && position < endIndex, "the word has no letter at this position")
    return Letter(
      code: (bits >> Word.shift(Word.maximumCount - 1 - position)) & 31, in: alphabet)
  }
}

extension Word: Comparable {
  /// Whether the first word comes before the second in the order of their alphabet.
  public static func < (first: Word, second: Word) -> Bool {
    first.bits < second.bits
  }
}

#if !hasFeature(Embedded)
  extension Word: CustomStringConvertible {
    /// The word in lower case.
    public var description: String { text }
  }
#endif
