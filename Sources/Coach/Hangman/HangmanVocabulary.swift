import Games
import Words

/// The words that can fit a gap of an answer: every word in any answer of the book, from all categories, once
/// per spelling.
///
/// A player does not know the list of a category by heart, so compared with that list nearly every guess would
/// be a mistake. Compared with the words of all categories, real misses and usual misses agree on average: they
/// are 0.00 to 0.05 apart over the answers of the book, both for the best letters each time and for a fixed
/// order of letters. Phrases are treated word by word.
public struct HangmanVocabulary: Sendable {
  /// The words of one length.
  struct Words: Sendable {
    /// The letters of all words by their index in the alphabet, word after word.
    fileprivate(set) var letters: [UInt8] = []
    /// The letters of each word, one bit each.
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

  /// Inserts a word in alphabetical order, unless it is in the list. The standard library's sort would be as
  /// large as all other code for Hangman.
  private static func insert(_ run: [UInt8], into runs: inout [[UInt8]]) {
    var low = 0
    var high = runs.count
    while low < high {
      let middle = (low + high) / 2
      if runs[middle].lexicographicallyPrecedes(run) { low = middle + 1 } else { high = middle }
    }
    if low == runs.count || runs[low] != run { runs.insert(run, at: low) }
  }

  /// The words with this many letters.
  func words(length: Int) -> Words { lengths[length] }

  /// The words of an answer: the runs of letters between its symbols, by their index in the alphabet.
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

/// The letters of a word, one bit each.
private func letterSet(of word: [UInt8]) -> UInt32 {
  var set: UInt32 = 0
  for index in word { set |= 1 << UInt32(index) }
  return set
}
