import Games
import Words

extension AnySession {
  /// Whether what the game shows has no word in it that the lists know as vulgar: anybody can have
  /// thought of what comes by a link.
  public func isFit(in words: WordBook) -> Bool {
    switch self {
    case .codeword(let session): Codeword.isFit(session.puzzle, in: words)
    case .anagrams(let session): Anagrams.isFit(session.puzzle, in: words)
    case .hangman(let session): Hangman.isFit(session.puzzle, in: words)
    case .memorize(let session): Memorize.isFit(session.puzzle, in: words)
    case .times(let session): Times.isFit(session.puzzle, in: words)
    }
  }
}
