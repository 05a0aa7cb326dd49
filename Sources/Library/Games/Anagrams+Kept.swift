import Games
import Words

extension Anagrams: KeptGame {
  /// The session among those of all games.
  public static func wrap(_ session: Session<Anagrams>) -> AnySession { .anagrams(session) }

  /// The session as an Anagrams; nil where it is of another game.
  public static func unwrap(_ session: AnySession) -> Session<Anagrams>? {
    if case .anagrams(let session) = session { session } else { nil }
  }

  /// What a new Anagrams is like at first.
  public static var defaultOptions: AnagramsOptions { .standard(.classic) }

  /// What the Anagrams of a day is like: since puzzles come by turns it goes on after a word of all letters,
  /// until the player has every word or enough of them.
  public static func dailyOptions(on day: Day) -> AnagramsOptions? {
    day.isDealtByTurns ? AnagramsOptions(mode: .findAll, racks: .medium, count: 1) : .daily
  }

  /// Whether nothing that the puzzle shows holds a vulgar word.
  public static func isFit(_ puzzle: AnagramsPuzzle, in words: WordBook) -> Bool {
    puzzle.isFit(in: words)
  }
}

extension AnagramsOptions {
  /// One rack, without a limit of time.
  public static var daily: AnagramsOptions? {
    AnagramsOptions(mode: .classic, racks: .medium, count: 1)
  }
}
