/// Why the coach has no analysis of a game of Hangman.
public enum HangmanSilence: Error, Equatable, Sendable {
  /// The game is not over. The coach speaks afterwards.
  case underWay
  /// A person chose the answer, so the other possible answers are unknown.
  case ownAnswer
  /// The book does not contain the answer, for example because its edition changed.
  case unknownAnswer
  /// The game was played in evil mode: see `EvilHangmanAnalysis`.
  case evil
  /// The game was not played in evil mode: see `HangmanAnalysis`.
  case notEvil
}
