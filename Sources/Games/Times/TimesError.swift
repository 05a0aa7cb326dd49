/// Why options or problems are impossible.
public enum TimesError: Error, Equatable, Sendable {
  /// Nothing is to be reckoned.
  case noOperation
  /// A number is below zero or has more than three digits, or a range has too many of them.
  case badNumbers
  /// Zero is among what can be divided by.
  case divisionByZero
  /// A round cannot have so many problems.
  case badCount
  /// There are fewer different problems than are asked for, and none comes twice.
  case tooFewProblems
  /// There are not so many different answers to choose from.
  case tooFewAnswers
}
