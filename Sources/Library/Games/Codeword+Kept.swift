import Games
import Words

extension Codeword: KeptGame {
  /// The session among those of all games.
  public static func wrap(_ session: Session<Codeword>) -> AnySession { .codeword(session) }

  /// The session as a Codeword; nil where it is of another game.
  public static func unwrap(_ session: AnySession) -> Session<Codeword>? {
    if case .codeword(let session) = session { session } else { nil }
  }

  /// What a new Codeword is like at first.
  public static var defaultOptions: CodewordOptions { .standard }

  /// What the Codeword of a day is like.
  public static func dailyOptions(on day: Day) -> CodewordOptions? { .daily }

  /// Whether nothing that the puzzle shows holds a vulgar word.
  public static func isFit(_ puzzle: CodewordPuzzle, in words: WordBook) -> Bool {
    words.wordClass(of: puzzle.secret) != .vulgar
  }
}

extension CodewordOptions {
  /// Five letters, as many attempts as one likes.
  public static var daily: CodewordOptions { .standard }
}
