import Games
import Words

extension Times: KeptGame {
  /// Wraps a session of this game.
  public static func wrap(_ session: Session<Times>) -> AnySession { .times(session) }

  /// The session as a session of Times; nil if it is of another game.
  public static func unwrap(_ session: AnySession) -> Session<Times>? {
    if case .times(let session) = session { session } else { nil }
  }

  /// The default options of Times.
  public static var defaultOptions: TimesOptions { .classic }

  /// The options of the daily round of Times: ten problems of the classic kind. Since puzzles are dealt by turns, the
  /// last digit seldom tells the answer.
  public static func dailyOptions(on day: Day, in words: WordLanguage) -> TimesOptions? {
    let classic = TimesOptions.classic
    return try? TimesOptions(
      .round, classic.scope, count: 10, answerCount: classic.answerCount,
      distractors: day.isDealtByTurns ? .slips : .near)
  }

  /// Whether the puzzle shows no vulgar word.
  public static func isFit(_ puzzle: TimesPuzzle, in words: WordBook) -> Bool {
    true
  }
}
