import ByteStrings
import Words

/// A file of words for games, which there is in each language.
public enum WordFile: CaseIterable, Sendable {
  /// The packed word lists.
  case words
  /// The answers of Hangman, with their hints.
  case hangman

  /// The name of the file with the words of a language, by which a page fetches it.
  public func name(in language: WordLanguage) -> Literal {
    switch (self, language) {
    case (.words, .english): "words"
    case (.words, .german): "words-de"
    case (.words, .french): "words-fr"
    case (.hangman, .english): "hangman"
    case (.hangman, .german): "hangman-de"
    case (.hangman, .french): "hangman-fr"
    }
  }
}
