import Games
import Words

extension Hangman: KeptGame {
  /// The session among those of all games.
  public static func wrap(_ session: Session<Hangman>) -> AnySession { .hangman(session) }

  /// The session as a Hangman; nil where it is of another game.
  public static func unwrap(_ session: AnySession) -> Session<Hangman>? {
    if case .hangman(let session) = session { session } else { nil }
  }

  /// What a new Hangman is like at first.
  public static var defaultOptions: HangmanOptions { .standard }

  /// What the Hangman of a day is like.
  public static func dailyOptions(on day: Day) -> HangmanOptions? { .daily }

  /// Whether nothing that the puzzle shows holds a vulgar word.
  public static func isFit(_ puzzle: HangmanPuzzle, in words: WordBook) -> Bool {
    puzzle.isFit(in: words)
  }
}

extension HangmanOptions {
  /// An answer of any category that is neither easy nor hard.
  public static var daily: HangmanOptions? { HangmanOptions(difficulty: .medium) }
}
