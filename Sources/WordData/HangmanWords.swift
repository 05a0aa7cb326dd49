import Words

/// The words and phrases of Hangman, for programs that cannot fetch them like the page.
public enum HangmanWords {
  /// The bytes of the file that the page fetches: `hangman.txt`, `hangman-de.txt` and so on.
  public static func bytes(in language: WordLanguage) -> [UInt8] {
    let text =
      switch language {
      case .english: english
      case .german: german
      case .french: french
      }
    return text.withUTF8Buffer { Array($0) }
  }
}
