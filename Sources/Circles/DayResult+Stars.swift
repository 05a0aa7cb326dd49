import Games

/// Fixed thresholds decide how many stars a result gets, so nobody's stars depend on how others played. docs/circles.md
/// explains the thresholds. They apply only to the options that daily games have.
extension DayResult {
  /// How many stars the result gets, of three.
  public var stars: Int {
    switch kind {
    case .codeword: isWon ? (score <= 3 ? 3 : score <= 5 ? 2 : 1) : 0
    case .hangman: isWon ? (score >= 5 ? 3 : score >= 3 ? 2 : 1) : 0
    case .memorize: score >= 13 ? 3 : score >= 8 ? 2 : 1
    case .times: score >= 10 ? 3 : score >= 8 ? 2 : score >= 5 ? 1 : 0
    // One star for each of three goals. An overflow-checked 64-bit product would need a function that the page does not
    // have.
    case .anagrams:
      (isWon ? 1 : 0) + (score &* 3 >= total ? 1 : 0) + (score &* 3 >= total &* 2 ? 1 : 0)
    }
  }

  /// The score that is just worth three stars; nil where that depends on the puzzle.
  public var fullScore: Int64? {
    switch kind {
    case .codeword: 3
    case .hangman: 5
    case .memorize: 13
    case .times: 10
    case .anagrams: nil
    }
  }
}
