import Games
import Words

extension Memorize: KeptGame {
  /// The session among those of all games.
  public static func wrap(_ session: Session<Memorize>) -> AnySession { .memorize(session) }

  /// The session as a Memorize; nil where it is of another game.
  public static func unwrap(_ session: AnySession) -> Session<Memorize>? {
    if case .memorize(let session) = session { session } else { nil }
  }

  /// What a new Memorize is like at first.
  public static var defaultOptions: MemorizeOptions { .first }

  /// What the Memorize of a day is like.
  public static func dailyOptions(on day: Day) -> MemorizeOptions? { .daily }

  /// Whether nothing that the puzzle shows holds a vulgar word.
  public static func isFit(_ puzzle: MemorizePuzzle, in words: WordBook) -> Bool {
    puzzle.look.isFit(in: words)
  }
}

extension MemorizeOptions {
  /// One player, and points as they are.
  public static var daily: MemorizeOptions { .standard }
}

extension MemorizeThemes {
  /// The first sixteen themes that come with the game, each with eight pairs: one that was added later
  /// would change the boards of all days.
  public static var daily: MemorizeThemes { builtIn.first(16).dealing(pairs: 8) }
}
