import Games
import Words

extension Codeword: KeptGame {
  /// Wraps a session of this game.
  public static func wrap(_ session: Session<Codeword>) -> AnySession { .codeword(session) }

  /// The session as a session of Codeword; nil if it is of another game.
  public static func unwrap(_ session: AnySession) -> Session<Codeword>? {
    if case .codeword(let session) = session { session } else { nil }
  }

  /// The default options of Codeword.
  public static var defaultOptions: CodewordOptions { .standard }

  /// The options of the daily game of Codeword.
  public static func dailyOptions(on day: Day, in words: WordLanguage) -> CodewordOptions? {
    CodewordOptions.daily.with(words)
  }

  /// Whether the puzzle shows no vulgar word.
  public static func isFit(_ puzzle: CodewordPuzzle, in words: WordBook) -> Bool {
    words.wordClass(of: puzzle.secret) != .vulgar
  }
}

extension CodewordOptions {
  /// Five letters, unlimited attempts.
  public static var daily: CodewordOptions { .standard }

  /// Those of a turn in an evening: six attempts, because others wait.
  public static var turn: CodewordOptions { .sixAttempts }
}
