/// Words of one length with their classes, in alphabetical order.
///
/// A look-up uses an index on the first two letters, and then a binary search in a few dozen
/// entries.
struct SortedWords: Sendable {
  /// The alphabet of the words.
  let alphabet: Alphabet
  /// `Word.code << 2 | WordClass.rawValue`, ascending.
  let entries: [UInt32]
  /// Where the words with the same first two letters start: the index is the two letters' codes.
  private let starts: [UInt32]

  /// The words of the classes in the order of `WordClass`, each list sorted. The error is a word
  /// that is in two lists, with the later of its classes.
  init(classes: [[Word]], in alphabet: Alphabet) throws(Repeated) {
    let entries = SortedWords.merged(classes)
    for (entry, next) in zip(entries, entries.dropFirst()) where entry >> 2 == next >> 2 {
      throw Repeated(wordClass: SortedWords.wordClass(of: next))
    }
    self.alphabet = alphabet
    self.entries = entries
    starts = SortedWords.index(of: entries)
  }

  /// Merges the lists, each of them sorted, into one: linear, because there are only a few.
  private static func merged(_ classes: [[Word]]) -> [UInt32] {
    let count = classes.reduce(0) { $0 + $1.count }
    var entries: [UInt32] = []
    entries.reserveCapacity(count)
    var heads = Array(repeating: 0, count: classes.count)
    while entries.count < count {
      var least = UInt32.max
      var chosen = 0
      for list in classes.indices where heads[list] < classes[list].count {
        let entry = classes[list][heads[list]].code << 2 | UInt32(truncatingIfNeeded: list)
        if entry < least {
          least = entry
          chosen = list
        }
      }
      heads[chosen] += 1
      entries.append(least)
    }
    return entries
  }

  /// A word has two classes.
  struct Repeated: Error {
    let wordClass: WordClass
  }

  var count: Int { entries.count }

  /// The class of a word, or nil when it is not among these.
  func wordClass(of word: Word) -> WordClass? {
    let pair = SortedWords.firstTwoLetters(of: word.code)
    var low = Int(starts[pair])
    var count = Int(starts[pair + 1]) - low
    // Keeps the last entry whose code is not above the word's within low..<low + count.
    while count > 1 {
      let half = count / 2
      if entries[low + half] >> 2 <= word.code { low += half }
      count -= half
    }
    guard count == 1, entries[low] >> 2 == word.code else { return nil }
    return SortedWords.wordClass(of: entries[low])
  }

  func forEach(_ body: (Word, WordClass) -> Void) {
    for entry in entries {
      body(word(of: entry), SortedWords.wordClass(of: entry))
    }
  }

  func word(of entry: UInt32) -> Word { Word(code: entry >> 2, in: alphabet) }

  private static let pairCount = (Alphabet.limit + 1) << 5

  private static func firstTwoLetters(of code: UInt32) -> Int {
    Int(code >> Word.shift(Word.maximumCount - 2))
  }

  static func wordClass(of entry: UInt32) -> WordClass {
    WordClass(rawValue: UInt8(entry & 3)) ?? .rare
  }

  private static func index(of entries: [UInt32]) -> [UInt32] {
    var starts: [UInt32] = []
    starts.reserveCapacity(pairCount + 1)
    for (position, entry) in entries.enumerated() {
      let pair = firstTwoLetters(of: entry >> 2)
      while starts.count <= pair { starts.append(UInt32(position)) }
    }
    while starts.count <= pairCount { starts.append(UInt32(entries.count)) }
    return starts
  }
}
