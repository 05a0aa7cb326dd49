import ByteStrings
import Games
import Library

extension HangmanModel {
  package var statisticsPage: StatisticsPage {
    let mode = filters[0].chosen.map { HangmanOptions.Mode.allCases[$0] }
    let statistics = HangmanStatistics(context.library, mode: mode, in: filters[1].words)
    let page = StatisticsPage(
      statistics.common, HangmanScreenTexts.missesOfWon, statistics.misses,
      HangmanScreenTexts.statisticsNote)
    page.headWon(HangmanScreenTexts.won)
    page.addTimes(context.library.settings)
    page.addStreak()
    page.add(HangmanScreenTexts.flawless, statistics.flawless)
    page.add(HangmanScreenTexts.answersGuessed, statistics.answersGuessed)
    page.add(HangmanScreenTexts.evilWon, statistics.evilWon)
    page.add(HangmanScreenTexts.hints, statistics.hints)
    return page
  }
}
