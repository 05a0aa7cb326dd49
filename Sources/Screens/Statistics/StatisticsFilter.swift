import ByteStrings
import Library
import Words

#if canImport(Observation)
  import Observation
#endif

/// Which games of a kind the statistics count, in one respect: all, or those with one choice.
#if canImport(Observation)
  @Observable
#endif
package final class StatisticsFilter {
  /// The respect in which the games differ.
  package let title: PlainText
  /// The number of choices.
  package let count: Int
  /// The name of each choice.
  package let name: (Int) -> PlainText
  /// The number of the choice; nil means all.
  package var chosen: Int?

  /// The language of the words in the games.
  static var words: StatisticsFilter {
    StatisticsFilter(SettingsTexts.title(of: .words), count: WordLanguage.allCases.count) {
      WordLanguage.allCases[$0].name
    }
  }

  /// The chosen language of the words.
  var words: WordLanguage? { chosen.map { WordLanguage.allCases[$0] } }

  init(_ title: PlainText, count: Int, name: @escaping (Int) -> PlainText) {
    self.title = title
    self.count = count
    self.name = name
  }
}
