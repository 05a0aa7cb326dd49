/// Why a move is not possible now. It costs nothing.
public enum TimesRefusal: Error, Equatable, Sendable {
  /// The round is over.
  case over
  /// The round has not begun.
  case notBegun
  /// The round has begun already.
  case begun
  /// No answer is awaited: the problem is answered already.
  case answered
  /// The problem is to be answered before the next one comes.
  case notAnswered
  /// The answer is not one of those to choose from.
  case notOffered
  /// The answer is no number that can be typed.
  case outOfRange
  /// Time is up: only the end is left.
  case timeIsUp
}
