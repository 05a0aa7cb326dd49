/// The fewest attempts for all secrets of a length together, as `CodewordSearch` finds them in a second or
/// more.
///
/// They hold for one edition of the word lists; of any other they are searched. A test searches them anew
/// and tells the figures for an edition that is not here.
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
