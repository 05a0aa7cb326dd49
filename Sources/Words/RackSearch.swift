/// Looks for the words of one length that the letters of a rack can spell.
///
/// Sorted words are a tree already: those that begin alike stand side by side. The search goes down
/// letter by letter, halving its way to the words that begin so, and tries no beginning that no word
/// has. That visits a few hundred beginnings of the thousand or so that six letters allow.
struct RackSearch {
  private let length: Int
  /// The rack's different letters, ascending, and how many copies of each are not used.
  private var letters: [UInt32] = []
  private var copies: [UInt8] = []
  /// The entries that were found.
  private var found: [UInt32] = []

  init(_ rack: Word, length: Int) {
    self.length = length
    for letter in Letter.all {
      var count: UInt8 = 0
      for place in 0..<rack.count where rack[place] == letter { count += 1 }
      guard count > 0 else { continue }
      letters.append(letter.code)
      copies.append(count)
    }
  }

  /// The entries of the words, in the order of a dictionary.
  mutating func entries(of words: SortedWords) -> [UInt32] {
    found = []
    descend(words.entries, 0..<words.entries.count, beginning: 0, depth: 0)
    return found
  }

  /// `range` holds the entries whose first `depth` letters are those of `beginning`.
  private mutating func descend(
    _ entries: [UInt32], _ range: Range<Int>, beginning: UInt32, depth: Int
  ) {
    if depth == length { return found.append(entries[range.lowerBound]) }
    let shift = Word.shift(Word.maximumCount - 1 - depth)
    var low = range.lowerBound
    for place in 0..<letters.count where copies[place] > 0 {
      let code = beginning | letters[place] << shift
      low = first(in: entries, low..<range.upperBound, notBelow: code << 2)
      // The next letter's beginning; `low` goes on from where this letter's words end.
      let end = first(in: entries, low..<range.upperBound, notBelow: (code + (1 << shift)) << 2)
      guard low < end else { continue }
      copies[place] -= 1
      descend(entries, low..<end, beginning: code, depth: depth + 1)
      copies[place] += 1
      low = end
    }
  }

  /// The place of the first entry that is not below the limit; the end of the range where all are.
  private func first(in entries: [UInt32], _ range: Range<Int>, notBelow limit: UInt32) -> Int {
    var low = range.lowerBound
    var count = range.count
    while count > 0 {
      let half = count / 2
      if entries[low + half] < limit {
        low += half + 1
        count -= half + 1
      } else {
        count = half
      }
    }
    return low
  }
}
