/// The fewest total attempts for all secrets of a length. `CodewordSearch` would take a second or more to find
/// them.
///
/// They are valid for one edition of the word lists. For any other edition they are searched. A test repeats
/// the search and prints the figures for a new edition.
enum CodewordTotals {
  /// The width of the search that found them.
  static let width = 10

  private static let edition: UInt64 = 3_516_979_138_142_211_096

  static func total(of vocabulary: CodewordVocabulary) -> Int? {
    guard vocabulary.edition == edition else { return nil }
    switch vocabulary.length {
    case 3: return 2124
    case 4: return 6075
    case 5: return 7806
    case 6: return 9351
    default: return nil
    }
  }
}
