import Games
import Words

extension AnySession {
  /// Whether the game shows no word that the lists mark as vulgar. The check is needed because anybody can make
  /// up the content of a link.
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
