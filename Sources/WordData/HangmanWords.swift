/// The words and phrases of Hangman, for programs that cannot fetch them like the page.
public enum HangmanWords {
  /// The bytes of `hangman.txt`, the file that the page fetches.
  public static let bytes: [UInt8] = text.withUTF8Buffer { Array($0) }
}
