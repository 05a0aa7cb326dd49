import Games
import Words

/// What counts as a word that fits a gap of an answer: every word that stands in an answer of the book,
/// of whatever category, once for each spelling.
///
/// A player does not know the list of a category by heart, so measured against that list nearly every
/// guess would be a mistake. Against the words of all categories real misses and usual ones are the same
/// on average: 0.00 to 0.05 apart over the answers of the book, counted with the letters that are best
/// each time and with a fixed order of letters. Phrases are taken word by word.
public struct HangmanVocabulary: Sendable {
  /// The words of one length.
  struct Words: Sendable {
    /// The letters of all words by their index in the alphabet, word after word.
    fileprivate(set) var letters: [UInt8] = []
    /// Which letters each word has, a bit each.
    fileprivate(set) var sets: [UInt32] = []
  }

  /// The words, by their length.
  private var lengths: [Words]

  /// The words of a book. Takes time proportional to its length, and a sort.
  public init(_ book: HangmanBook) {
    var runs: [[[UInt8]]] = Array(repeating: [], count: HangmanAnswer.letterCounts.upperBound + 1)
    for category in HangmanCategory.allCases {
      for entry in book.entries(of: category) {
        for run in Self.runs(of: entry.answer) { Self.insert(run, into: &runs[run.count]) }
      }
    }
    lengths = Array(repeating: Words(), count: runs.count)
    for length in runs.indices {
      for run in runs[length] {
        lengths[length].letters += run
        lengths[length].sets.append(letterSet(of: run))
      }
    }
  }

  /// Puts a word among others, in the order of the alphabet and once. The library's own sort is as large as
  /// all that is counted of Hangman.
  private static func insert(_ run: [UInt8], into runs: inout [[UInt8]]) {
    var low = 0
    var high = runs.count
    while low < high {
      let middle = (low + high) / 2
      if runs[middle].lexicographicallyPrecedes(run) { low = middle + 1 } else { high = middle }
    }
    if low == runs.count || runs[low] != run { runs.insert(run, at: low) }
  }

  /// The words with so many letters.
  func words(length: Int) -> Words { lengths[length] }

  /// The letters of an answer between its signs, run by run, by their index in the alphabet: its words.
  static func runs(of answer: HangmanAnswer) -> [[UInt8]] {
    let letters = answer.letters
    var runs: [[UInt8]] = []
    var run: [UInt8] = []
    var next = 0
    for slot in answer.slots {
      if case .letter = slot {
        run.append(letters[next].index)
        next += 1
      } else if !run.isEmpty {
        runs.append(run)
        run = []
      }
    }
    if !run.isEmpty { runs.append(run) }
    return runs
  }
}

/// The letters of a word, a bit each.
private func letterSet(of word: [UInt8]) -> UInt32 {
  var set: UInt32 = 0
  for index in word { set |= 1 << UInt32(index) }
  return set
}
