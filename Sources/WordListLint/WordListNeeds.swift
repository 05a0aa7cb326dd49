import Words

/// What the lists of a language need so that its games do not soon repeat.
public enum WordListNeeds {
  /// The least number of answers of a length.
  public static func answers(length: Int) -> Int {
    switch length {
    case 3: 150
    case 5: 1_000
    default: 500
    }
  }

  /// The least number of racks of Anagrams: one for each day of a year and difficulty.
  public static let racks = 3 * 365

  /// The least number of entries in a category of Hangman.
  public static let entries = 60
}
