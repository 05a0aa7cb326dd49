import Games
import Words

extension Times: KeptGame {
  /// The session among those of all games.
  public static func wrap(_ session: Session<Times>) -> AnySession { .times(session) }

  /// The session as a Times; nil where it is of another game.
  public static func unwrap(_ session: AnySession) -> Session<Times>? {
    if case .times(let session) = session { session } else { nil }
  }

  /// What a new Times is like at first.
  public static var defaultOptions: TimesOptions { .classic }

  /// What the Times of a day is like.
  public static func dailyOptions(on day: Day) -> TimesOptions? { .daily }

  /// Whether nothing that the puzzle shows holds a vulgar word.
  public static func isFit(_ puzzle: TimesPuzzle, in words: WordBook) -> Bool {
    true
  }
}

extension TimesOptions {
  /// Ten problems of the classic kind.
  public static var daily: TimesOptions? {
    let classic = TimesOptions.classic
    return try? TimesOptions(
      .round, classic.scope, count: 10, answerCount: classic.answerCount, distractors: .near)
  }
}
