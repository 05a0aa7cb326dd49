import Games
import Words

/// A class of words that are about equally hard to find: words of one length, either familiar or not.
///
/// Familiarity best predicts whether a word is found, followed by length (Mendelsohn 1976; Knight and Muncer
/// 2011).
struct AnagramsClass: Equatable, Sendable {
  /// The number of classes.
  static let count = AnagramsRack.wordLengths.count * 2

  /// The index of the class, from 0.
  let index: Int

  /// The class of a word of a rack.
  init(of word: Word, in words: WordBook) {
    let length = word.count - AnagramsRack.wordLengths.lowerBound
    index = length * 2 + (Familiarity.isFamiliar(word, in: words) ? 1 : 0)
  }
}
