import Games
import Library

extension AnySession {
  /// The session as a session of this game; nil if it is of another game.
  func session<G: KeptGame>(of game: G.Type) -> Session<G>? {
    switch self {
    case .codeword(let session): session as? Session<G>
    case .anagrams(let session): session as? Session<G>
    case .hangman(let session): session as? Session<G>
    case .memorize(let session): session as? Session<G>
    case .times(let session): session as? Session<G>
    }
  }
}
