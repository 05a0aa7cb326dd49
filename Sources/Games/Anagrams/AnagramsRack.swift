import ByteStrings
import Words

/// Six letters, and the words that are in them.
///
/// The words stand in the order in which they are shown: short ones first, those of one length in the
/// order of a dictionary. A rack is checked when it is made: every word has three letters or more and
/// can be made from the letters, none stands there twice, and at least one blank uses all of them.
public struct AnagramsRack: Equatable, Sendable {
  /// The number of letters.
  public static let letterCount = 6

  /// The numbers of letters that a word can have.
  public static let wordLengths = 3...6

  private struct Content: Equatable, Sendable {
    let letters: Word
    let blanks: [Word]
    let bonus: [Word]
  }

  private let content: Shared<Content>

  /// The letters, in the order in which they were dealt.
  public var letters: Word { content.value.letters }

  /// The words to find, each with a blank of its own.
  public var blanks: [Word] { content.value.blanks }

  /// Words that count when they are found and are not asked for.
  public var bonus: [Word] { content.value.bonus }

  /// A rack of these words, in whatever order they come; nil where they break what always holds.
  public init?(letters: Word, blanks: [Word], bonus: [Word] = []) {
    guard letters.count == Self.letterCount,
      let blanks = Self.ordered(blanks, of: letters), blanks.last?.count == letters.count,
      let bonus = Self.ordered(bonus, of: letters)
    else { return nil }
    for word in bonus where blanks.contains(word) { return nil }
    content = Shared(Content(letters: letters, blanks: blanks, bonus: bonus))
  }

  /// The words in order; nil where one is too short, cannot be made, or stands there twice.
  /// They nearly always come in order, so that none has to move far.
  private static func ordered(_ words: [Word], of letters: Word) -> [Word]? {
    var ordered: [Word] = []
    for word in words {
      guard wordLengths.contains(word.count), letters.canSpell(word) else { return nil }
      var index = ordered.count
      while index > 0, comesBefore(word, ordered[index - 1]) { index -= 1 }
      if index > 0, ordered[index - 1] == word { return nil }
      ordered.insert(word, at: index)
    }
    return ordered
  }

  /// Whether both have the same letters, in whatever order: then they are the same rack, twisted.
  func hasLetters(of other: Word) -> Bool { letters.letterCounts == other.letterCounts }

  /// The indices of the blanks for words of a length.
  public func blanks(length: Int) -> Range<Int> {
    var start = 0
    while start < blanks.count, blanks[start].count < length { start += 1 }
    var end = start
    while end < blanks.count, blanks[end].count == length { end += 1 }
    return start..<end
  }
}

/// Whether the left stands before the right on a rack: the shorter one, or the earlier in a dictionary.
func comesBefore(_ left: Word, _ right: Word) -> Bool {
  left.count == right.count ? left < right : left.count < right.count
}

extension Word {
  /// Whether these letters are enough for the word, each used once.
  func canSpell(_ word: Word) -> Bool {
    var unused = letterCounts
    for index in 0..<word.count where !unused.remove(word[index]) { return false }
    return true
  }
}
