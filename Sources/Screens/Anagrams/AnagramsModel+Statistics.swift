import ByteStrings
import Games
import Library

extension AnagramsModel {
  package var statisticsPage: StatisticsPage {
    let mode = filters[0].chosen.map { AnagramsOptions.Mode.allCases[$0] }
    let statistics = AnagramsStatistics(context.library, mode: mode, in: filters[1].words)
    let common = statistics.common
    let page = StatisticsPage(
      common, AnagramsScreenTexts.lengths, statistics.lengths, AnagramsScreenTexts.statisticsNote)
    page.head(AnagramsScreenTexts.wordsFound, statistics.words)
    page.head(AnagramsScreenTexts.shareFound, percent: statistics.percentFound)
    page.record(AnagramsScreenTexts.bestScore, statistics.best)
    page.addTimes(context.library.settings)
    page.addStreak()
    page.addWon(AnagramsScreenTexts.won)
    page.add(StatisticsTexts.streak, common.currentStreak)
    page.add(AnagramsScreenTexts.pangrams, statistics.pangrams)
    page.add(AnagramsScreenTexts.racks, statistics.racks)
    page.add(AnagramsScreenTexts.cleared, statistics.clearedRacks)
    return page
  }
}
