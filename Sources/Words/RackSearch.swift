/// Finds the words of one length that the letters of a rack can spell.
///
/// Sorted words are a tree already: words with the same beginning are next to each other. The search
/// goes down letter by letter, finds the words with a beginning by bisection, and tries only beginnings
/// that some word has. It visits a few hundred of the thousand or so beginnings of six letters.
struct RackSearch {
  private let length: Int
  /// The rack's different letters, ascending, and how many unused copies there are of each.
  private var letters: [UInt32] = []
  private var copies: [UInt8] = []
  /// The entries found so far.
  private var found: [UInt32] = []

  init(_ rack: Word, length: Int) {
    self.length = length
    for letter in rack.alphabet.letters {
      var count: UInt8 = 0
      for index in 0..<rack.count where rack[index] == letter { count += 1 }
      guard count > 0 else { continue }
      letters.append(letter.code)
      copies.append(count)
    }
  }

  /// The entries of the words, in alphabetical order.
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
    for index in 0..<letters.count where copies[index] > 0 {
      let code = beginning | letters[index] << shift
      low = first(in: entries, low..<range.upperBound, notBelow: code << 2)
      // The beginning with the next letter; `low` continues where this letter's words end.
      let end = first(in: entries, low..<range.upperBound, notBelow: (code + (1 << shift)) << 2)
      guard low < end else { continue }
      copies[index] -= 1
      descend(entries, low..<end, beginning: code, depth: depth + 1)
      copies[index] += 1
      low = end
    }
  }

  /// The index of the first entry that is not below the limit; the end of the range if all are below.
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
