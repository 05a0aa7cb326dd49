/// Why options or problems are impossible.
public enum TimesError: Error, Equatable, Sendable {
  /// No operation is selected.
  case noOperation
  /// A number is below zero or has more than three digits, or a range has too many of them.
  case badNumbers
  /// Zero is among the possible divisors.
  case divisionByZero
  /// A round cannot have this many problems.
  case badCount
  /// There are fewer different problems than requested, and no problem may come twice.
  case tooFewProblems
  /// There are not enough different answers to choose from.
  case tooFewAnswers
}
