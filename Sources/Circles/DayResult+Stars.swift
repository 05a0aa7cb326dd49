import Games

/// Stars are given by fixed thresholds, so nobody's depend on how others played. docs/circles.md says why
/// they are where they are. They are those of the games that a day has, and of no others.
extension DayResult {
  /// The most stars of one game.
  public static let mostStars = 3

  /// How many stars it has, of three.
  public var stars: Int {
    switch kind {
    case .codeword: isWon ? (score <= 3 ? 3 : score <= 5 ? 2 : 1) : 0
    case .hangman: isWon ? (score >= 5 ? 3 : score >= 3 ? 2 : 1) : 0
    case .memorize: score >= 13 ? 3 : score >= 8 ? 2 : 1
    case .times: score >= 10 ? 3 : score >= 8 ? 2 : score >= 5 ? 1 : 0
    // One for each of three things that can be reached. A product that is checked for 64 bits needs a function
    // that a page does not have.
    case .anagrams:
      (isWon ? 1 : 0) + (score &* 3 >= total ? 1 : 0) + (score &* 3 >= total &* 2 ? 1 : 0)
    }
  }
}
