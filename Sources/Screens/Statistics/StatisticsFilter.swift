import ByteStrings

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

  init(_ title: PlainText, count: Int, name: @escaping (Int) -> PlainText) {
    self.title = title
    self.count = count
    self.name = name
  }
}
