import Games
import Words

extension Hangman: KeptGame {
  /// Wraps a session of this game.
  public static func wrap(_ session: Session<Hangman>) -> AnySession { .hangman(session) }

  /// The session as a session of Hangman; nil if it is of another game.
  public static func unwrap(_ session: AnySession) -> Session<Hangman>? {
    if case .hangman(let session) = session { session } else { nil }
  }

  /// The default options of Hangman.
  public static var defaultOptions: HangmanOptions { .standard }

  /// The options of the daily game of Hangman.
  public static func dailyOptions(on day: Day, in words: WordLanguage) -> HangmanOptions? {
    HangmanOptions.daily?.with(words)
  }

  /// Whether the puzzle shows no vulgar word.
  public static func isFit(_ puzzle: HangmanPuzzle, in words: WordBook) -> Bool {
    puzzle.isFit(in: words)
  }
}

extension HangmanOptions {
  /// An answer of any category and medium difficulty.
  public static var daily: HangmanOptions? { HangmanOptions(difficulty: .medium) }
}
