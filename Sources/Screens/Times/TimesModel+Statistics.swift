import ByteStrings
import Games
import Library

extension TimesModel {
  package var statisticsPage: StatisticsPage {
    let statistics = TimesStatistics(context.library)
    let common = statistics.common
    let page = StatisticsPage(
      common, TimesScreenTexts.mistakes, statistics.mistakes, TimesScreenTexts.statisticsNote)
    page.head(TimesScreenTexts.right, percent: statistics.percentRight)
    page.head(StatisticsTexts.streak, common.currentStreak)
    page.record(TimesScreenTexts.best60, statistics.bestSprint60)
    page.record(TimesScreenTexts.best120, statistics.bestSprint120)
    page.addTimes(context.library.settings)
    page.addStreak()
    page.addWon(TimesScreenTexts.won)
    return page
  }
}
