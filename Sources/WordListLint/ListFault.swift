import Games

/// What is wrong with a line of a word list, or of a list of entries for Hangman.
public enum ListFault: Equatable, Sendable {
  /// The line is not UTF-8.
  case notText
  /// It has a character that is no letter of the language.
  case foreignCharacter
  /// The games write the word differently: in lower case, without accents that make no letter.
  case spelling(String)
  /// The word has this many letters, and words have three to six.
  case length(Int)
  /// The line repeats an earlier line, which has this number.
  case repeated(line: Int)
  /// The word must not be shown to everybody.
  case blocked(String)
  /// The entry cannot be guessed.
  case entry(HangmanAnswerRefusal)
  /// The entry has no clue after a tab.
  case noClue
  /// The clue has more characters than fit on a small screen.
  case longClue(Int)
  /// The clue ends with a full stop, an ellipsis or a space; it is not a sentence.
  case clueEnding
  /// The clue contains the entry, or a long word of it.
  case clueSays(String)
}

/// A fault with the number of its line, counted from 1.
public struct LineFault: Equatable, Sendable {
  /// The number of the line.
  public let line: Int
  /// What is wrong with it.
  public let fault: ListFault
}
