import ByteStrings
import Games
import Library

extension CodewordModel {
  package var statisticsPage: StatisticsPage {
    let statistics = CodewordStatistics(
      context.library, length: filters[0].chosen.map { CodewordOptions.lengths.lowerBound + $0 },
      mode: filters[1].chosen.map { CodewordOptions.Mode.allCases[$0] }, in: filters[2].words)
    let page = StatisticsPage(
      statistics.common, StatisticsTexts.distribution, statistics.distribution,
      StatisticsTexts.note)
    page.headWon(StatisticsTexts.found)
    page.record(StatisticsTexts.fewestAttempts, statistics.fewest)
    page.addTimes(context.library.settings)
    page.addStreak()
    return page
  }
}
