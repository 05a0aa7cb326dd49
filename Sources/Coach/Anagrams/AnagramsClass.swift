import Games
import Words

/// Words that are about as hard to find: of one length, and familiar or not.
///
/// How common a word is says most about whether it is found, and then its length (Mendelsohn 1976; Knight
/// and Muncer 2011).
struct AnagramsClass: Equatable, Sendable {
  /// How many classes there are.
  static let count = AnagramsRack.wordLengths.count * 2

  /// Which one it is, from 0.
  let index: Int

  /// The class of a word of a rack.
  init(of word: Word, in words: WordBook) {
    let length = word.count - AnagramsRack.wordLengths.lowerBound
    index = length * 2 + (Familiarity.isFamiliar(word, in: words) ? 1 : 0)
  }
}
