import Games
import Words

/// Where each word of a list has each letter: a bit a place, the first place in the lowest.
struct LetterPlaces: Sendable {
  private let count: Int
  /// Letter by letter, all words.
  private var masks: [UInt8]

  /// Of words of one length.
  init(of words: [Word]) {
    count = words.count
    masks = Array(repeating: 0, count: Letter.all.count * words.count)
    for (index, word) in words.enumerated() {
      for (place, letter) in word.enumerated() {
        masks[Int(letter.index) * count + index] |= 1 << UInt8(truncatingIfNeeded: place)
      }
    }
  }

  /// Where a word has a letter, which is given by its index in the alphabet.
  subscript(letter: UInt8, word: Int) -> UInt8 { masks[Int(letter) * count + word] }
}
