/// Why a move is not possible now. A refused move costs nothing.
public enum TimesRefusal: Error, Equatable, Sendable {
  /// The round is over.
  case over
  /// The round has not begun.
  case notBegun
  /// The round has begun already.
  case begun
  /// The problem is answered already.
  case answered
  /// The problem must be answered before the next problem.
  case notAnswered
  /// The answer is not one of those to choose from.
  case notOffered
  /// The answer is not a number that can be typed.
  case outOfRange
  /// Time is up: the only possible move is to end the round.
  case timeIsUp
}
