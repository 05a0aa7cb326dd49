/// Why bytes are not a packed word book. Lines are counted from 1.
public enum PackedWordsError: Error, Hashable, Sendable {
  /// There are not exactly `WordBook.lineCount` lines, each ended by a line feed.
  case wrongLineCount
  /// A byte of the line is not a letter of the alphabet.
  case notALetter(line: Int)
  /// The line's first word is shorter than the words of the line.
  case incompleteFirstWord(line: Int)
  /// A word has more letters than the words of the line.
  case wordTooLong(line: Int)
  /// The last letter of the line is in lower case, so the word has no end.
  case unfinishedWord(line: Int)
  /// A word is not after the one before it in alphabetical order.
  case notAscending(line: Int)
  /// A word is also in an earlier line for the same length.
  case inTwoClasses(line: Int)
}
