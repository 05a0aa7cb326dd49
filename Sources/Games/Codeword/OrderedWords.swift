import Words

/// A sorted list of different words, searched by bisection.
struct OrderedWords: Equatable, Sendable {
  private var words: [Word] = []

  func contains(_ word: Word) -> Bool {
    let index = index(of: word)
    return index < words.count && words[index] == word
  }

  /// Adds a word that is not in the list yet.
  mutating func insert(_ word: Word) { words.insert(word, at: index(of: word)) }

  private func index(of word: Word) -> Int {
    insertionIndex(in: words.count) { words[$0] < word }
  }
}
