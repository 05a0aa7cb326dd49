import ByteStrings
import Library
import Markup
import Screens

/// How often each number occurred, as bars. One bar can be marked as that of a particular game.
struct StatisticsBars {
  let distribution: Distribution
  /// The indices of the bars.
  let shown: Range<Int>
  /// The index of the bar of the marked game; nil if there is none.
  let marked: Int?
  /// The label of the marked game, beside its bar.
  let word: PlainText

  var body: Node {
    let most = max(distribution.counts.max() ?? 0, 1)
    return .each(shown.count) { bar(shown.lowerBound + $0, of: most) }
  }

  private func bar(_ index: Int, of most: Int) -> Node {
    let (number, count) = (distribution.first + index, distribution.counts[index])
    let isOpen = distribution.isOpen && index == distribution.counts.count - 1
    let isMarked = index == marked
    let label = StatisticsTexts.bar(number, isOpen: isOpen, count)
    return li(.class("now", if: isMarked), .label(isMarked ? label + ", " + word : label)) {
      span(.ariaHidden(true)) { isOpen ? "\(number)+" : "\(number)" }
      span(.class("bar"), .ariaHidden(true), .style("--share", "\(count * 100 / most)")) {
        count == 0 ? "" : "\(count)"
        if isMarked { span(.class("last")) { word } }
      }
    }
  }
}
