import ByteStrings
import Words

/// Six letters, and the words that they can spell.
///
/// The words are in display order: short words first, words of one length alphabetically. The initializer
/// checks that every word has at least three letters and can be spelled with the letters, that no word occurs
/// twice, and that at least one blank uses all letters.
public struct AnagramsRack: Equatable, Sendable {
  /// The number of letters.
  public static let letterCount = 6

  /// The possible lengths of a word.
  public static let wordLengths = 3...6

  private struct Content: Equatable, Sendable {
    let letters: Word
    let blanks: [Word]
    let bonus: [Word]
  }

  private let content: Shared<Content>

  /// The letters, in the dealt order.
  public var letters: Word { content.value.letters }

  /// The words to find, each with its own blank.
  public var blanks: [Word] { content.value.blanks }

  /// Words that count when found, but are not asked for.
  public var bonus: [Word] { content.value.bonus }

  /// A rack of these words, given in any order; nil if they break an invariant.
  public init?(letters: Word, blanks: [Word], bonus: [Word] = []) {
    guard letters.count == Self.letterCount,
      let blanks = Self.ordered(blanks, of: letters), blanks.last?.count == letters.count,
      let bonus = Self.ordered(bonus, of: letters)
    else { return nil }
    for word in bonus where blanks.contains(word) { return nil }
    content = Shared(Content(letters: letters, blanks: blanks, bonus: bonus))
  }

  /// The words in order; nil if a word is too short, cannot be spelled, or occurs twice. The words are nearly
  /// always sorted already, so none has to move far.
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

  /// Whether both have the same letters in any order, which makes them the same rack.
  func hasLetters(of other: Word) -> Bool { letters.letterCounts == other.letterCounts }

  /// The indices of the blanks of a length.
  public func blanks(length: Int) -> Range<Int> {
    var start = 0
    while start < blanks.count, blanks[start].count < length { start += 1 }
    var end = start
    while end < blanks.count, blanks[end].count == length { end += 1 }
    return start..<end
  }
}

/// Whether the left word precedes the right word on a rack: it is shorter, or alphabetically earlier.
func comesBefore(_ left: Word, _ right: Word) -> Bool {
  left.count == right.count ? left < right : left.count < right.count
}

extension Word {
  /// Whether these letters can spell the word, each used at most once.
  package func canSpell(_ word: Word) -> Bool {
    var unused = letterCounts
    for index in 0..<word.count where !unused.remove(word[index]) { return false }
    return true
  }
}
