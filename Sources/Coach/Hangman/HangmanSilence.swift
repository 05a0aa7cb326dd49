/// Why nothing is said about a Hangman.
public enum HangmanSilence: Error, Equatable, Sendable {
  /// It is not over: the coach speaks afterwards.
  case underWay
  /// Somebody thought of the answer: nobody knows what else it might have been.
  case ownAnswer
  /// The book has no such answer, as after another edition of it.
  case unknownAnswer
  /// It was played in evil mode: see `EvilHangmanAnalysis`.
  case evil
  /// It was not played in evil mode: see `HangmanAnalysis`.
  case notEvil
}
