import Games
import Words

extension AnySession {
  /// The language of the words in the game; nil for a game without words of a language.
  public var words: WordLanguage? {
    switch self {
    case .codeword(let session): session.options.words
    case .anagrams(let session): session.options.words
    case .hangman(let session): session.options.words
    case .memorize, .times: nil
    }
  }
}
