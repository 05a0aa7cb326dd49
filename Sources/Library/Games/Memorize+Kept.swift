import Games
import Words

extension Memorize: KeptGame {
  /// Wraps a session of this game.
  public static func wrap(_ session: Session<Memorize>) -> AnySession { .memorize(session) }

  /// The session as a session of Memorize; nil if it is of another game.
  public static func unwrap(_ session: AnySession) -> Session<Memorize>? {
    if case .memorize(let session) = session { session } else { nil }
  }

  /// The default options of Memorize.
  public static var defaultOptions: MemorizeOptions { .first }

  /// The options of the daily game of Memorize.
  public static func dailyOptions(on day: Day, in words: WordLanguage) -> MemorizeOptions? {
    .daily
  }

  /// Whether the puzzle shows no vulgar word.
  public static func isFit(_ puzzle: MemorizePuzzle, in words: WordBook) -> Bool {
    puzzle.look.isFit(in: words)
  }
}

extension MemorizeOptions {
  /// One player, plain scoring.
  public static var daily: MemorizeOptions { .standard }
}

extension MemorizeThemes {
  /// The first sixteen built-in themes, each with eight pairs. A theme added later would change the boards of
  /// all days.
  public static var daily: MemorizeThemes { builtIn.first(16).dealing(pairs: 8) }
}
