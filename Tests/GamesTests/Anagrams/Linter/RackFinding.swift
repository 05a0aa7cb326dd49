import Words

/// One thing that is wrong with a rack.
enum RackFinding: Equatable, Sendable {
  /// The text before the colon is not six letters, or six letters and a count.
  case lettersUnreadable
  /// The word with this number, from 1, is not one to six letters.
  case wordUnreadable(number: Int)
  /// The word has fewer than three letters.
  case wrongLength(Word)
  /// The letters cannot spell the word.
  case cannotBeMade(Word)
  /// The line already has the word.
  case duplicate(Word)
  /// The word lists have no such word.
  case notInLists(Word)
  /// The word is one that no game shows.
  case vulgar(Word)
  /// No word uses all letters.
  case noWordOfAllLetters
  /// The stated number of words is wrong.
  case wrongCount(stated: Int64, actual: Int)
  /// The rack on an earlier line has the same letters.
  case sameRack(line: Int)

  /// A dealt rack has too few blanks, or too many.
  case wrongSize(Int)
  /// A dealt rack asks for a rare word.
  case notCommon(Word)
  /// A dealt rack asks for a word that is unkind or upsetting.
  case unkind(Word)
  /// A dealt rack lacks a word of the lists.
  case missing(Word)
  /// No word that uses all letters of a dealt rack is an everyday one.
  case noFamiliarWordOfAllLetters
  /// The letters of a dealt rack stand in the order of a word.
  case givesAway(Word)
}
