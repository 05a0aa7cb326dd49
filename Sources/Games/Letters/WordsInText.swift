import Words

/// Those words of a text that could stand in a list of words.
func words(in scalars: [UInt32]) -> [Word] {
  var words: [Word] = []
  var letters: [Letter] = []
  for scalar in scalars + [0x20] {
    if let letter = folded(scalar) {
      letters.append(letter)
    } else if !(0x300...0x36F).contains(scalar) {
      if let word = Word(letters: letters) { words.append(word) }
      letters = []
    }
  }
  return words
}
