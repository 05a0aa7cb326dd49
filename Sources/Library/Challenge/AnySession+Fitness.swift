import Games
import Words

extension AnySession {
  /// Whether what the game shows has no word in it that the lists know as vulgar: anybody can have
  /// thought of what comes by a link.
  public func isFit(in words: WordBook) -> Bool {
    switch self {
    case .codeword(let session): words.wordClass(of: session.puzzle.secret) != .vulgar
    case .anagrams(let session): session.puzzle.isFit(in: words)
    case .hangman(let session): session.puzzle.isFit(in: words)
    case .memorize(let session): session.puzzle.look.isFit(in: words)
    case .times: true
    }
  }
}
