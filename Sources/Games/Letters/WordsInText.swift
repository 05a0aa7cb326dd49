import Words

extension Alphabet {
  /// The words of a text that a word list could contain.
  func words(in scalars: [UInt32]) -> [Word] {
    var words: [Word] = []
    var letters: [Letter] = []
    for scalar in spelledOut(scalars) + [0x20] {
      if let letter = folded(scalar) {
        letters.append(letter)
      } else if !(0x300...0x36F).contains(scalar) {
        if let word = Word(letters: letters) { words.append(word) }
        letters = []
      }
    }
    return words
  }
}
