import Words

/// Six letters, and the words that are in them.
///
/// The words stand in the order in which they are shown: short ones first, those of one length in the
/// order of a dictionary. A rack is checked when it is made: every word has three letters or more and
/// can be made from the letters, none stands there twice, and at least one blank uses all of them.
public struct AnagramsRack: Hashable, Sendable {
  /// The number of letters.
  public static let letterCount = 6

  /// The numbers of letters that a word can have.
  public static let wordLengths = 3...6

  /// The letters, in the order in which they were dealt.
  public let letters: Word

  /// The words to find, each with a blank of its own.
  public let blanks: [Word]

  /// Words that count when they are found and are not asked for.
  public let bonus: [Word]

  /// A rack of these words, in whatever order they come; nothing where they break what always holds.
  public init?(letters: Word, blanks: [Word], bonus: [Word] = []) {
    guard letters.count == Self.letterCount, blanks.contains(where: { $0.count == letters.count })
    else { return nil }
    self.letters = letters
    self.blanks = blanks.sorted(by: comesBefore)
    self.bonus = bonus.sorted(by: comesBefore)
    let all = (blanks + bonus).sorted(by: comesBefore)
    for (place, word) in all.enumerated() {
      guard Self.wordLengths.contains(word.count), letters.canSpell(word) else { return nil }
      if place > 0, all[place - 1] == word { return nil }
    }
  }

  /// The letters in alphabetical order: two racks with the same are the same rack, twisted.
  var key: Word { Word(letters: letters.sorted()) ?? letters }

  /// The places of the blanks for words of a length.
  public func blanks(length: Int) -> Range<Int> {
    let start = blanks.firstIndex { $0.count >= length } ?? blanks.count
    let end = blanks.firstIndex { $0.count > length } ?? blanks.count
    return start..<max(start, end)
  }
}

/// Whether the left stands before the right on a rack: the shorter one, or the earlier in a dictionary.
func comesBefore(_ left: Word, _ right: Word) -> Bool {
  left.count == right.count ? left < right : left.count < right.count
}

extension Word {
  /// How often each letter occurs.
  var letterCounts: LetterCounts {
    var counts = LetterCounts()
    for place in 0..<count { counts.add(self[place]) }
    return counts
  }

  /// Whether these letters are enough for the word, each used once.
  func canSpell(_ word: Word) -> Bool {
    var unused = letterCounts
    for place in 0..<word.count where !unused.take(word[place]) { return false }
    return true
  }
}
