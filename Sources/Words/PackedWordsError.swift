/// Why bytes are not a packed word book. Lines are counted from 1.
public enum PackedWordsError: Error, Hashable, Sendable {
  /// There are not exactly `WordBook.lineCount` lines, each ended by a line feed.
  case wrongLineCount
  /// A byte of the line is not an ASCII letter.
  case notALetter(line: Int)
  /// The line's first word is shorter than the line's words are.
  case incompleteFirstWord(line: Int)
  /// A word has more letters than the line's words have.
  case wordTooLong(line: Int)
  /// The last letter of the line is in lower case, so its word does not end.
  case unfinishedWord(line: Int)
  /// A word does not come after the one before it in the dictionary.
  case notAscending(line: Int)
  /// A word is also in an earlier line for the same length.
  case inTwoClasses(line: Int)
}
