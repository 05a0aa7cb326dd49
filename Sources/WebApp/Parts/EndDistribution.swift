import ByteStrings
import Library
import Markup
import Screens

/// How many games were won with each number of tries or misses, with the game that ended here marked among them. A
/// player who has won only one game has nothing to compare.
struct EndDistribution {
  let statistics: Statistics
  let distribution: Distribution
  /// What the columns count.
  let name: PlainText
  /// The number of columns.
  let count: Int
  /// The column of this game; nil if it was not won.
  let own: Int?

  /// The least number of won games.
  private static let enough = 2

  var body: Node {
    guard statistics.won >= Self.enough else { return .empty }
    let last = distribution.counts.count - 1
    return ol(.class("distribution"), .label(name)) {
      StatisticsBars(
        distribution: distribution, shown: 0..<min(count, last + 1),
        marked: own.map { min($0, last) }, word: StatisticsTexts.this
      ).body
    }
  }
}
