import ByteStrings

/// A word of one to six letters: a collection of letters that needs no allocation.
public struct Word: Hashable, Sendable {
  /// The most letters that a word can have.
  public static let maximumCount = 6

  /// The letters as `Letter.code`, five bits each, the first letter in the highest of thirty bits;
  /// unused positions are 0. So the order of the codes is the alphabetical order.
  @usableFromInline let code: UInt32

  init(code: UInt32) {
    self.code = code
  }

  /// The word with these letters, or nil when there are none or more than six.
  public init?(letters: some Sequence<Letter>) {
    var code: UInt32 = 0
    var free = Word.maximumCount
    for letter in letters {
      guard free > 0 else { return nil }
      free -= 1
      code |= letter.code << Word.shift(free)
    }
    guard code != 0 else { return nil }
    self.code = code
  }

  /// The word that ASCII letters of either case spell; nil if there is any other byte, or if there are no
  /// letters or more than six.
  ///
  /// It is inlinable, because a record is full of words and callers benefit from a loop for their own kind of bytes.
  @inlinable
  public init?(ascii bytes: some Sequence<UInt8>) {
    var code: UInt32 = 0
    var free = Word.maximumCount
    for byte in bytes {
      guard free > 0, let letter = Letter(ascii: byte) else { return nil }
      free -= 1
      code |= letter.code << Word.shift(free)
    }
    guard code != 0 else { return nil }
    self.code = code
  }

  /// The word that a text of ASCII letters spells; nil if it contains anything else, is empty, or is longer
  /// than six letters.
  public init?(_ text: PlainText) {
    self.init(ascii: text.utf8)
  }

  /// The letters, from first to last.
  public var letters: [Letter] { Array(self) }

  /// The word in lower case.
  public var text: PlainText {
    PlainText(utf8: map { $0.ascii })
  }

  /// The word in upper case.
  public var uppercased: PlainText {
    PlainText(utf8: map { $0.uppercaseASCII })
  }

  /// How far a letter with `free` positions after it is shifted in a code.
  @inlinable static func shift(_ free: Int) -> UInt32 { UInt32(truncatingIfNeeded: 5 * free) }
}

extension Word: RandomAccessCollection {
  /// Always 0.
  public var startIndex: Int { 0 }

  /// The number of letters, 1 to 6.
  public var endIndex: Int { Word.maximumCount - code.trailingZeroBitCount / 5 }

  /// The number of letters, 1 to 6.
  public var count: Int { endIndex }

  /// The letter at a position, which must be at least 0 and less than `count`.
  public subscript(position: Int) -> Letter {
    precondition(position >= 0 && position < endIndex, "the word has no letter at this position")
    return Letter(code: (code >> Word.shift(Word.maximumCount - 1 - position)) & 31)
  }
}

extension Word: Comparable {
  /// Whether the first word comes before the second in alphabetical order.
  public static func < (first: Word, second: Word) -> Bool {
    first.code < second.code
  }
}

#if !hasFeature(Embedded)
  extension Word: CustomStringConvertible {
    /// The word in lower case.
    public var description: String { text }
  }
#endif
