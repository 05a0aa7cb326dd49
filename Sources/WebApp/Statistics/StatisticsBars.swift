import ByteStrings
import Library
import Markup
import Screens

/// How often each number came up, a bar for each; the game that was played last has a word beside its own.
struct StatisticsBars {
  let page: StatisticsPage

  var body: Node {
    let counts = page.distribution.counts
    let most = max(counts.max() ?? 0, 1)
    return section(.labelledBy("bars")) {
      h3(.id("bars")) { page.title }
      ol(.class("bars")) {
        Node.each(counts.count) { bar($0, counts[$0], of: most) }
      }
    }
  }

  private func bar(_ index: Int, _ count: Int, of most: Int) -> Node {
    let distribution = page.distribution
    let number = distribution.first + index
    let isOpen = distribution.isOpen && index == distribution.counts.count - 1
    let isLast = index == distribution.last
    return li(.label(StatisticsTexts.bar(number, isOpen: isOpen, count, isLast: isLast))) {
      span(.ariaHidden(true)) { isOpen ? "\(number)+" : "\(number)" }
      span(.class("bar"), .ariaHidden(true), .style("--share", "\(count * 100 / most)")) {
        "\(count)"
        if isLast { span(.class("last")) { StatisticsTexts.last } }
      }
    }
  }
}
