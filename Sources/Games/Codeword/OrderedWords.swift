import Words

/// Different words, found in as many steps as their number has binary digits.
struct OrderedWords: Equatable, Sendable {
  private var words: [Word] = []

  func contains(_ word: Word) -> Bool {
    let place = place(of: word)
    return place < words.count && words[place] == word
  }

  /// Adds a word that is not there yet.
  mutating func insert(_ word: Word) { words.insert(word, at: place(of: word)) }

  private func place(of word: Word) -> Int {
    insertionIndex(in: words.count) { words[$0] < word }
  }
}
