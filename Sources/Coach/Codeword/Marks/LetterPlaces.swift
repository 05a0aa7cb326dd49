import Games
import Words

/// Where each word of a list has each letter: one bit per place, the first place in the lowest bit.
struct LetterPlaces: Sendable {
  private let count: Int
  /// The masks of all words, letter by letter.
  private var masks: [UInt8]

  /// The places in words of one length.
  init(of words: [Word]) {
    count = words.count
    masks = Array(repeating: 0, count: Alphabet.limit * words.count)
    for (index, word) in words.enumerated() {
      for (place, letter) in word.enumerated() {
        masks[Int(letter.index) * count + index] |= 1 << UInt8(truncatingIfNeeded: place)
      }
    }
  }

  /// The places of a letter, given by its index in the alphabet, in a word.
  subscript(letter: UInt8, word: Int) -> UInt8 { masks[Int(letter) * count + word] }
}
