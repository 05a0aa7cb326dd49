import Games
import Words

extension Anagrams: KeptGame {
  /// Wraps a session of this game.
  public static func wrap(_ session: Session<Anagrams>) -> AnySession { .anagrams(session) }

  /// The session as a session of Anagrams; nil if it is of another game.
  public static func unwrap(_ session: AnySession) -> Session<Anagrams>? {
    if case .anagrams(let session) = session { session } else { nil }
  }

  /// The default options of Anagrams.
  public static var defaultOptions: AnagramsOptions { .usual }

  /// The options of the daily game of Anagrams. Since puzzles are dealt by turns, the game goes on after a word
  /// of all letters, until the player finds every word or passes.
  public static func dailyOptions(on day: Day, in words: WordLanguage) -> AnagramsOptions? {
    let options: AnagramsOptions? = day.isDealtByTurns ? .standard(.findAll) : .daily
    return options?.with(words)
  }

  /// Whether the puzzle shows no vulgar word.
  public static func isFit(_ puzzle: AnagramsPuzzle, in words: WordBook) -> Bool {
    puzzle.isFit(in: words)
  }
}

extension AnagramsOptions {
  /// One rack, without a time limit.
  public static var daily: AnagramsOptions? {
    AnagramsOptions(mode: .classic, racks: .medium, count: 1)
  }
}
