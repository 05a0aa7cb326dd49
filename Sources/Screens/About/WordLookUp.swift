import ByteStrings
import Words

/// What the word lists say of something that was written, and why.
package enum WordLookUp: Equatable {
  /// Nothing was written.
  case nothing
  /// Something other than the letters A to Z is in it.
  case otherLetters
  case tooShort
  case tooLong
  /// It is not in the lists.
  case missing
  /// It is in the lists, and accepted.
  case found(WordClass)

  /// The answer for a text, with or without spaces around it.
  init(_ text: PlainText, in book: WordBook) {
    var spelling: [UInt8] = []
    var isAfterSpace = false
    for byte in text.utf8 {
      if byte == UInt8(ascii: " ") {
        isAfterSpace = !spelling.isEmpty
      } else if !isAfterSpace, Letter(ascii: byte) != nil {
        spelling.append(byte)
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
    } else if let word = Word(PlainText(utf8: spelling)), let wordClass = book.wordClass(of: word) {
      self = .found(wordClass)
    } else {
      self = .missing
    }
  }
}
