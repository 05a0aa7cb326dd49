import ByteStrings
import Games
import Library

extension CodewordModel {
  /// What the finished games come to that are asked for.
  package var statisticsPage: StatisticsPage {
    let statistics = CodewordStatistics(context.library, filter: filter)
    let page = StatisticsPage(
      statistics.common, StatisticsTexts.distribution, statistics.distribution)
    page.headWon(StatisticsTexts.found)
    page.record(StatisticsTexts.fewestAttempts, statistics.fewest)
    page.addTimes(context.library.settings)
    page.addStreak()
    return page
  }
}
