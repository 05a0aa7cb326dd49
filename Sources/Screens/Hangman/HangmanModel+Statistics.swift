import ByteStrings
import Games
import Library

extension HangmanModel {
  /// What the finished games come to that are asked for.
  package var statisticsPage: StatisticsPage {
    let statistics = HangmanStatistics(context.library, mode: countedMode)
    let page = StatisticsPage(
      statistics.common, HangmanScreenTexts.missesOfWon, statistics.misses)
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
