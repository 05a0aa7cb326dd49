import ByteStrings
import Words

/// What the word lists say about an entered text, and why.
package enum WordLookUp: Equatable {
  /// The text is empty.
  case nothing
  /// The text contains something other than the letters A to Z.
  case otherLetters
  case tooShort
  case tooLong
  /// The word is not in the lists.
  case missing
  /// The word is in the lists, and is accepted.
  case found(WordClass)

  /// The answer for a text, with or without surrounding spaces.
  init(_ text: PlainText, in book: WordBook) {
    var spelling: [Letter] = []
    var isAfterSpace = false
    for scalar in text.scalars() {
      if scalar == 0x20 {
        isAfterSpace = !spelling.isEmpty
      } else if !isAfterSpace, let letter = book.alphabet.letter(scalar) {
        spelling.append(letter)
      } else {
        self = .otherLetters
        return
      }
    }
    if spelling.isEmpty {
      self = .nothing
    } else if spelling.count < WordBook.lengths.lowerBound {
      self = .tooShort
    } else if spelling.count > WordBook.lengths.upperBound {
      self = .tooLong
    } else if let word = Word(letters: spelling), let wordClass = book.wordClass(of: word) {
      self = .found(wordClass)
    } else {
      self = .missing
    }
  }
}
