import ByteStrings

#if canImport(Observation)
  import Observation
#endif

/// Which games of a kind the statistics count, in one respect: all, or those of one choice.
#if canImport(Observation)
  @Observable
#endif
package final class StatisticsFilter {
  /// What they differ in.
  package let title: PlainText
  /// How many choices there are.
  package let count: Int
  /// What each of them is called.
  package let name: (Int) -> PlainText
  /// The number of the choice; nil means all.
  package var chosen: Int?

  init(_ title: PlainText, count: Int, name: @escaping (Int) -> PlainText) {
    self.title = title
    self.count = count
    self.name = name
  }
}
