import ByteStrings

/// A row of choices for a game that is played together: a few of all values that an option of the game has.
enum TermsRow {
  case letters
  case tries
  case difficulty
  case goal
  case misses
  case pairs
  case points
  case problems
  case answers
  /// The language of the words.
  case language

  /// The values, as the options of a game spell them.
  var values: [PlainText] {
    let values: PlainText =
      switch self {
      case .letters: "4 5 6"
      case .tries: "6 any"
      case .difficulty: "easy medium hard"
      case .goal: "timed classic find-all"
      case .misses, .pairs: "6 8"
      case .points: "plain quick"
      case .problems: "5 10 20"
      case .answers: "4 0"
      // In the order of `WordLanguage`.
      case .language: "en de fr"
      }
    return ServerAnswer.words(values, 9)
  }
}
