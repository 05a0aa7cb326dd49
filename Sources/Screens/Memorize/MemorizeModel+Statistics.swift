import ByteStrings
import Games
import Library

extension MemorizeModel {
  /// What the finished games come to that are asked for.
  package var statisticsPage: StatisticsPage {
    let settings = context.library.settings
    let statistics = statistics(isQuick: countedScoring)
    let turns = statistics.turnsOverPar
    let page = StatisticsPage(statistics.common, MemorizeScreenTexts.turnsOverPar, turns)
    page.head(MemorizeScreenTexts.pairsFound, statistics.pairs)
    page.head(MemorizeScreenTexts.perfect, turns.counts[0])
    page.addTimes(settings)
    for pairs in 1..<MemorizePuzzle.pairLimit + 1 {
      guard let best = statistics.best(pairs: pairs) else { continue }
      page.add(
        MemorizeTexts.pairs(pairs),
        MemorizeScreenTexts.best(best, showsTime: settings.showsTime))
    }
    return page
  }
}
